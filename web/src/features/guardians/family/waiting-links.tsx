import type { Family } from '@faircourt/contracts/family';
import { Clock3 } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EndLinkButton } from '../links/end-link-button.tsx';

/** Accepted; the athlete still has to confirm, or a guardian who is there already, or Faircourt. */
export function WaitingLinks({ waiting }: { waiting: Family['waiting'] }) {
  const t = useText();
  const format = useFormat();
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t('family.waiting')} className="flex flex-col gap-3">
      {waiting.map(({ link_id, athlete_name, since, waits_for: waitsFor }) => (
        <li
          key={link_id}
          className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-soft"
        >
          <div className="flex items-start gap-3">
            <Clock3 aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
            <div className="min-w-0">
              <p className="font-medium break-words">
                {t(`family.waiting.title.${waitsFor}`, { name: athlete_name })}
              </p>
              <p className="text-muted">
                {t(`family.waiting.text.${waitsFor}`, { name: athlete_name, date: format.relative(since) })}
              </p>
            </div>
          </div>
          <div>
            <EndLinkButton linkId={link_id} name={athlete_name} kind="wait" />
          </div>
        </li>
      ))}
    </ul>
  );
}
