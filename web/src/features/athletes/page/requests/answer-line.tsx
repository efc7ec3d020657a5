import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { cn } from '../../../../ui/class-names.ts';

const TONES = { caution: 'text-caution', verified: 'text-verified', stop: 'text-stop' } as const;

type AnswerLineProps = {
  icon: LucideIcon;
  tone: keyof typeof TONES;
  title: string;
  reason?: string | null;
  children?: ReactNode;
};

/** What became of a request; read out when the answer arrives while the page is open. */
export function AnswerLine({ icon: Icon, tone, title, reason, children }: AnswerLineProps) {
  const t = useText();
  return (
    <output className="flex items-start gap-2.5">
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', TONES[tone])} />
      <span className="min-w-0 *:block">
        <span className={cn('font-medium', TONES[tone])}>{title}</span>
        {reason && <span className="[overflow-wrap:anywhere]">{t('requests.reason', { reason })}</span>}
        {children && <span className="text-muted">{children}</span>}
      </span>
    </output>
  );
}
