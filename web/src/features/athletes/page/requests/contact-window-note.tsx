import type { ContactWindow } from '@faircourt/contracts/requests';
import { ChevronDown } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Alert, type AlertKind } from '../../../../ui/alert.tsx';

const KINDS: Record<ContactWindow['verdict'], AlertKind> = {
  allowed: 'info',
  warn: 'caution',
  hold: 'caution',
};

/** What the recruiting calendar says to requesting now: why, from which day on, and who says so. */
export function ContactWindowNote({ window }: { window: ContactWindow }) {
  const t = useText();
  const format = useFormat();
  const { verdict, reason, opens_on, sources } = window;
  return (
    <div aria-live="polite">
      <Alert kind={KINDS[verdict]} title={t(`contact.verdict.${verdict}`)}>
        <p>{t(`contact.window.${reason}`)}</p>
        {opens_on && verdict === 'hold' && (
          <p className="mt-1 font-medium">{t('contact.opens_on', { date: format.day(opens_on) })}</p>
        )}
        {sources.length > 0 && (
          <details className="group mt-2">
            <summary className="flex w-fit list-none items-center gap-1 rounded-sm text-sm font-medium text-court [&::-webkit-details-marker]:hidden">
              {t('contact.sources')}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-sm">
              {sources.map((source) => (
                <li
                  key={`${source.source} ${source.first_allowed ?? ''}`}
                  className="[overflow-wrap:anywhere]"
                >
                  {source.source}
                  <span className="block text-muted">
                    {source.first_allowed === null
                      ? t('contact.source.not_bound', { date: format.day(source.as_of) })
                      : t('contact.source.from', {
                          day: format.day(source.first_allowed),
                          date: format.day(source.as_of),
                        })}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Alert>
    </div>
  );
}
