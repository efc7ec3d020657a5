/** A made-up athlete's profile as a coach sees it: every state that the product knows, on one card. */
import { BadgeCheck, LockKeyhole, MessageSquareLock, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { JerseyAvatar } from '../../ui/jersey-avatar.tsx';

/** Not words of a language: a name, and figures with their unit. */
const SAMPLE = { name: 'Maya R.', height: '178 cm', gpa: '3.8', videos: '3' };

type State = 'verified' | 'released' | 'not_released' | 'through_guardian';

const STATES: Record<State, { tone: BadgeTone; icon: LucideIcon }> = {
  verified: { tone: 'verified', icon: BadgeCheck },
  released: { tone: 'verified', icon: ShieldCheck },
  not_released: { tone: 'neutral', icon: LockKeyhole },
  through_guardian: { tone: 'court', icon: MessageSquareLock },
};

const ROWS: {
  field: 'height' | 'gpa' | 'videos' | 'transcript' | 'contact';
  value?: string;
  state: State;
}[] = [
  { field: 'height', value: SAMPLE.height, state: 'verified' },
  { field: 'gpa', value: SAMPLE.gpa, state: 'verified' },
  { field: 'videos', value: SAMPLE.videos, state: 'released' },
  { field: 'transcript', state: 'not_released' },
  { field: 'contact', state: 'through_guardian' },
];

export function SampleProfile() {
  const t = useText();
  return (
    <figure>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-float">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 sm:p-6">
          <JerseyAvatar name={SAMPLE.name} position="Point Guard" className="size-12 sm:size-14" />
          <div className="mr-auto">
            <p className="font-heading text-lg">{SAMPLE.name}</p>
            <p className="text-muted">{t('public.landing.sample.about')}</p>
          </div>
          <Badge>{t('public.landing.sample.label')}</Badge>
        </div>
        <dl className="divide-y divide-line px-4 sm:px-6">
          {ROWS.map(({ field, value, state }) => (
            <div
              key={field}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 sm:min-h-16 sm:py-3"
            >
              <dt className="text-muted">{t(`public.landing.sample.${field}`)}</dt>
              <dd className="flex items-center gap-3">
                {value && <span className="font-semibold tabular-nums">{value}</span>}
                <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
                  {t(`public.landing.sample.${state}`)}
                </Badge>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{t('public.landing.sample.note')}</figcaption>
    </figure>
  );
}
