import { Send } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Requesting } from './request-context.ts';

type AskForReleaseProps = { requesting: Requesting; variant?: 'primary' | 'secondary'; className?: string };

/** Says how much it asks for, and aloud which parts: with nothing ticked that is all of them. */
export function AskForRelease({ requesting, variant = 'primary', className }: AskForReleaseProps) {
  const t = useText();
  const format = useFormat();
  const { groups, chosen } = requesting;
  const wanted = chosen.length > 0 ? chosen : groups;
  const count = wanted.length;
  const asksForAll = count === groups.length;
  const words =
    groups.length === 1
      ? t('asking.release')
      : t(asksForAll ? 'asking.release.ask_all' : 'asking.release.ask_some', { count });
  const parts = format.list(wanted.map((group) => t(`compare.fact.${group}`)));
  return (
    <Button
      className={className}
      variant={variant}
      icon={<Send aria-hidden />}
      aria-label={t('ui.named_action', { action: words, title: parts })}
      onClick={() => requesting.ask(chosen)}
    >
      {words}
    </Button>
  );
}
