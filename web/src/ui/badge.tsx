import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export type BadgeTone = 'neutral' | 'court' | 'ball' | 'verified' | 'caution' | 'stop';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  court: 'border-court/20 bg-court-soft text-court',
  ball: 'border-ball/25 bg-ball-soft text-ball-text',
  verified: 'border-verified/25 bg-verified-soft text-verified',
  caution: 'border-caution/25 bg-caution-soft text-caution',
  stop: 'border-stop/25 bg-stop-soft text-stop',
};

/** State is never colour alone: the word is required, and states carry an icon too. */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  children,
  className,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cn(
        'inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </span>
  );
}
