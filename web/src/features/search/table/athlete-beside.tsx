/** One athlete beside the table, and the way to those before and after without closing. */
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { areKeysOn } from '../../../domain/queue-keys/keys-setting.ts';
import { isTyped } from '../../../domain/queue-keys/use-queue-keys.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { FoundAthlete } from '../found-athletes.ts';
import type { SearchSlots } from '../search-slots.ts';

type Step = 'previous' | 'next';

/** As on the page of an athlete: `j` and `k` only move the focus, and a step here is a look, which is counted. */
const STEPS: readonly { step: Step; by: number; key: string; icon: LucideIcon }[] = [
  { step: 'previous', by: -1, key: '[', icon: ChevronLeft },
  { step: 'next', by: 1, key: ']', icon: ChevronRight },
];

type AthleteBesideProps = Pick<SearchSlots, 'renderAthlete'> & {
  athletes: readonly FoundAthlete[];
  openId: string | null;
  onOpen: (athleteId: string | null) => void;
  onClosed: () => void;
};

export function AthleteBeside({ athletes, openId, onOpen, onClosed, renderAthlete }: AthleteBesideProps) {
  const t = useText();
  // While the panel goes, it still shows whom it showed; then that row gets the focus back.
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const at = athletes.findIndex(({ id }) => id === openId);
  const beside = (by: number) => (at < 0 ? undefined : athletes[at + by]?.id);
  useStepKeys((by) => {
    const id = beside(by);
    if (id !== undefined) onOpen(id);
    return id !== undefined;
  });
  return (
    <SidePanel
      isOpen={openId !== null}
      onClose={() => onOpen(null)}
      onClosed={() => {
        document.querySelector<HTMLElement>(`[data-athlete-id="${lastId}"] [data-queue-link]`)?.focus();
        onClosed();
      }}
      title={t('search.panel.title')}
      tools={STEPS.map(({ step, by, key, icon: Icon }) => (
        <IconButton
          key={step}
          label={t(`athlete.walk.${step}_key`)}
          aria-keyshortcuts={key}
          // Still there at the end of the table, so that the focus stays on it.
          aria-disabled={beside(by) === undefined}
          className="aria-disabled:opacity-40"
          onClick={() => {
            const id = beside(by);
            if (id !== undefined) onOpen(id);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    >
      {lastId !== null && renderAthlete(lastId)}
    </SidePanel>
  );
}

/** True: the step was made, and the key is nobody else's. */
function useStepKeys(go: (by: number) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS.find(({ key }) => key === event.key)?.by;
    // The panel is a dialog itself; another one over it keeps the keys.
    const isCovered = document.querySelectorAll('[role=dialog], [role=alertdialog]').length > 1;
    if (by === undefined || isCovered || !areKeysOn() || isTyped(event)) return;
    if (go(by)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
