import type { FamilyRequest } from '@faircourt/contracts/requests';
import { CalendarCheck, TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';

type ContactRequest = Extract<FamilyRequest, { kind: 'contact' }>;

/** What the recruiting calendar said when the coach asked. A request that it holds back never gets this far. */
export function ContactVerdictNote({ request: { verdict, division, program } }: { request: ContactRequest }) {
  const t = useText();
  const team = [division && t(`division.${division}`), program && t(`program.${program}`)]
    .filter(Boolean)
    .join(', ');
  if (verdict === 'allowed') {
    return (
      <p className="flex items-start gap-2 text-sm">
        <CalendarCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-verified" />
        {t('requests.window.allowed', { team })}
      </p>
    );
  }
  if (verdict === null) return team ? <p className="text-sm text-muted">{team}</p> : null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />
      <span>
        <strong className="font-medium">{t('requests.window.warn.title')}.</strong>{' '}
        {t('requests.window.warn', { team: team || t('division.other') })}
      </span>
    </p>
  );
}
