/** How a period looks: pattern, edge and icon differ as well as colour. */
import type { ContactPeriod, ContactPeriodKind } from '@faircourt/contracts/contact-periods';
import { CircleCheck, CircleQuestionMark, DoorOpen, MoonStar, Scale, type LucideIcon } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';

interface PeriodLook {
  icon: LucideIcon;
  className: string;
}

export const PERIOD_LOOKS: Record<ContactPeriodKind, PeriodLook> = {
  quiet: { icon: MoonStar, className: 'border-line-strong/50 bg-sunken text-muted' },
  disputed: {
    icon: Scale,
    className:
      'border-caution text-caution bg-[repeating-linear-gradient(45deg,var(--color-caution-soft)_0_5px,color-mix(in_oklab,var(--color-caution)_45%,transparent)_5px_7px)]',
  },
  open: { icon: CircleCheck, className: 'border-verified border-l-4 bg-verified-soft text-verified' },
  not_bound: { icon: DoorOpen, className: 'border-dashed border-verified bg-surface text-verified' },
  unknown: {
    icon: CircleQuestionMark,
    className:
      'border-dotted border-line-strong text-muted bg-[radial-gradient(var(--color-line-strong)_1px,transparent_1.5px)] bg-size-[8px_8px]',
  },
};

/** A sample of the pattern, beside its words. */
export function PeriodSwatch({ kind, className }: { kind: ContactPeriodKind; className?: string }) {
  const { icon: Icon, className: look } = PERIOD_LOOKS[kind];
  return (
    <span
      aria-hidden
      className={cn(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-sm border',
        look,
        className,
      )}
    >
      <Icon className="size-3.5 rounded-full bg-surface" />
    </span>
  );
}

export function usePeriodWords(): (period: ContactPeriod) => string {
  const t = useText();
  const format = useFormat();
  return ({ kind, from, until }) => {
    if (kind === 'quiet') {
      return until === null
        ? t('contact_rules.period.quiet_without_rule')
        : t('contact_rules.period.quiet_before', { day: format.day(until) });
    }
    if (kind === 'open' && from !== null)
      return t('contact_rules.period.open_from', { day: format.day(from) });
    if (kind === 'disputed' && until !== null) {
      return from === null
        ? t('contact_rules.period.disputed_before', { until: format.day(until) })
        : t('contact_rules.period.disputed_between', { from: format.day(from), until: format.day(until) });
    }
    return t(`contact_rules.period.${kind}_text`);
  };
}
