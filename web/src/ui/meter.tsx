import { cn } from './class-names.ts';

export type MeterTone = 'court' | 'verified' | 'caution' | 'stop';

const FILLS: Record<MeterTone, string> = {
  court: 'fill-court',
  verified: 'fill-verified',
  caution: 'fill-caution',
  stop: 'fill-stop',
};

type BarProps = {
  label: string;
  value: number;
  max?: number;
  tone?: MeterTone;
  /** Words for the value, such as "32 of 50 profiles"; read out instead of a percentage. */
  valueText?: string;
  className?: string;
};

/** How much of a known amount: password strength, profiles used. */
export function Meter(props: BarProps) {
  return <Bar kind="meter" {...props} />;
}

/** How far a task has come. */
export function Progress(props: BarProps) {
  return <Bar kind="progressbar" {...props} />;
}

function Bar({
  kind,
  label,
  value,
  max = 100,
  tone = 'court',
  valueText,
  className,
}: BarProps & { kind: 'meter' | 'progressbar' }) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role={kind}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-ink/10', className)}
    >
      <svg aria-hidden className="size-full" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width={share * 100} height="1" className={cn('transition-[width]', FILLS[tone])} />
      </svg>
    </div>
  );
}
