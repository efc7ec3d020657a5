/** The head coach in one quote and six figures. The figures are the specification's, to the digit. */
import { Quote } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Section } from '../layout/section.tsx';
import { CoachPortrait } from './coach-portrait.tsx';

const RECORD: {
  name: 'years' | 'overall' | 'league' | 'titles' | 'championships' | 'placements';
  figure: string;
}[] = [
  { name: 'years', figure: '23' },
  { name: 'overall', figure: '568-167' },
  { name: 'league', figure: '184-4' },
  { name: 'titles', figure: '23' },
  { name: 'championships', figure: '7' },
  { name: 'placements', figure: '30+' },
];

export function CoachSection() {
  const t = useText();
  return (
    <Section id="coach" tone="night" className="grid gap-6 sm:gap-14 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
      <div>
        <p className="mb-3 text-sm font-semibold text-ball-on-night">{t('public.landing.coach.eyebrow')}</p>
        <h2 id="coach-title" className="max-w-xl text-2xl sm:text-3xl lg:text-4xl">
          {t('public.landing.coach.title')}
        </h2>
        <figure className="mt-5 sm:mt-10">
          <Quote aria-hidden className="size-7 text-ball sm:size-9" />
          <blockquote className="mt-2 max-w-2xl text-lg leading-relaxed sm:mt-4 sm:text-xl text-on-night lg:text-[1.6rem] lg:leading-[1.5]">
            <p>{t('public.landing.coach.quote')}</p>
          </blockquote>
          <figcaption className="mt-4 flex items-center gap-4 sm:mt-8 sm:gap-5 font-heading text-lg">
            <CoachPortrait className="size-16 shrink-0 sm:size-28" />
            {t('public.landing.coach.name')}
          </figcaption>
        </figure>
      </div>
      <dl className="grid grid-cols-2 content-center gap-x-8 self-center">
        {RECORD.map(({ name, figure }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end gap-1 border-t border-white/15 py-2.5 sm:py-6"
          >
            <dt className="text-on-night-muted max-sm:text-sm">{t(`public.landing.coach.${name}`)}</dt>
            <dd className="font-heading text-2xl whitespace-nowrap tabular-nums sm:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
