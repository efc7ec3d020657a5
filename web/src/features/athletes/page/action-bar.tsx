/** On a phone: what a coach does on an athlete's page, in reach of the thumb wherever one reads. */
import { Clock3 } from 'lucide-react';
import { AddToList } from '../../../domain/lists/add-to-list.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { keepClearOf } from '../../../ui/bottom-bar.ts';
import { AskForRelease } from './requests/ask-for-release.tsx';
import { useRequesting } from './requests/request-context.ts';

/**
 * Sticks to the lower edge of the window and ends below the page, so that it covers nothing there. On a screen as low as that
 * of a phone held sideways it stays at the end.
 */
export function ActionBar({ athlete }: { athlete: { id: string; name: string } }) {
  const t = useText();
  const requesting = useRequesting();
  const asked = requesting?.askable.releases.filter(({ status }) => status === 'requested') ?? [];
  const last = asked
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  const canAsk = requesting !== null && requesting.groups.length > 0;
  return (
    <section
      aria-label={t('athlete.page.actions')}
      ref={keepClearOf}
      data-bottom-bar
      className="sticky bottom-3 z-20 flex min-h-15 items-center justify-end gap-2 rounded-lg border border-line bg-raised p-2 shadow-float sm:hidden print:hidden [@media(max-height:30rem)]:static"
    >
      {canAsk ? (
        <AskForRelease className="min-w-0 flex-1" requesting={requesting} />
      ) : (
        last !== undefined && <AskedOn at={last} />
      )}
      {/* Beside the request there is no room for its words, in any language; by itself it says them. */}
      <AddToList athlete={athlete} isIcon={requesting === null || canAsk || last !== undefined} />
    </section>
  );
}

function AskedOn({ at }: { at: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2 px-2 text-sm text-muted">
      <Clock3 aria-hidden className="size-4 shrink-0" />
      {t('athlete.awaiting_guardian.asked', { date: format.date(at) })}
    </p>
  );
}
