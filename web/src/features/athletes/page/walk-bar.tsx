/** "12 of 196", with the athletes before and after. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { allowanceQuery } from '../../../domain/allowance/allowance.query.ts';
import type { Step } from '../../../domain/athlete-walk/athlete-walk.ts';
import { areKeysOn } from '../../../domain/queue-keys/keys-setting.ts';
import { isTaken } from '../../../domain/queue-keys/use-queue-keys.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Walking } from './use-walk.ts';

/** Not `j` and `k`: in a table of results they only move the focus, and a step here opens a page, which is counted. */
const KEYS: Readonly<Record<string, Step>> = { ']': 'next', '[': 'previous' };

export function WalkBar({ walking }: { walking: Walking }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const go = async (step: Step) => {
    try {
      await walking.go(step);
    } catch (error) {
      toast.destructive({ title: t('athlete.walk.failed'), description: errorText(error) });
    }
  };
  useWalkKeys((step) => void go(step));
  const { place, list, isBusy } = walking;
  const total = format.number(place.total);
  return (
    <nav
      aria-label={t(list ? 'athlete.walk.list' : 'athlete.walk.search')}
      className="grid grid-cols-[auto_auto_auto] items-center justify-end gap-x-3 gap-y-2"
    >
      <Button
        variant="secondary"
        className="max-sm:px-3"
        icon={<ChevronLeft aria-hidden />}
        disabled={place.previous === null || isBusy}
        aria-keyshortcuts="["
        title={t('athlete.walk.previous_key')}
        onClick={() => void go('previous')}
      >
        <span className="max-sm:sr-only">{t('athlete.walk.previous')}</span>
      </Button>
      <output className="min-w-20 text-center font-heading whitespace-nowrap tabular-nums">
        {t(place.isCapped ? 'athlete.walk.place_capped' : 'athlete.walk.place', {
          place: format.number(place.number),
          total,
        })}
      </output>
      <Button
        variant="secondary"
        className="flex-row-reverse max-sm:px-3"
        icon={<ChevronRight aria-hidden />}
        disabled={place.next === null && !place.hasMore}
        isBusy={isBusy}
        aria-keyshortcuts="]"
        title={t('athlete.walk.next_key')}
        onClick={() => void go('next')}
      >
        <span className="max-sm:sr-only">{t('athlete.walk.next')}</span>
      </Button>
      <WalkCost />
    </nav>
  );
}

/** Says to a reader who is counted that a step counts. The page below has the figure, so it is never asked for here. */
function WalkCost() {
  const t = useText();
  const isCoach = useRole() === 'coach';
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: false });
  const left = allowance?.left;
  if (!isCoach || left === null) return null;
  return (
    <p className="col-span-3 min-h-5 text-right text-sm text-muted">
      {left !== undefined && left > 0 && t('athlete.walk.counts')}
    </p>
  );
}

function useWalkKeys(go: (step: Step) => void): void {
  const walk = useEffectEvent(go);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (!step || event.repeat || !areKeysOn() || isTaken(event)) return;
      event.preventDefault();
      walk(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
