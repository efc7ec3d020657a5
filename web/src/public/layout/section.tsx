/** The rhythm of public pages: one width, one spacing, one way to open a section. */
import type { ReactNode } from 'react';
import { cn } from '../../ui/class-names.ts';

export const CONTAINER = 'mx-auto w-full max-w-7xl px-4 sm:px-8';

type Tone = 'paper' | 'sunken' | 'night';

const TONES: Record<Tone, string> = {
  paper: '',
  sunken: 'border-y border-line bg-sunken',
  night: 'bg-night text-on-night',
};

export function Section({
  id,
  tone = 'paper',
  className,
  children,
}: {
  /** The heading has the same id, followed by "-title". */
  id: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn('-scroll-mt-5', TONES[tone])}>
      <div className={cn(CONTAINER, 'py-8 sm:py-18 lg:py-28', className)}>{children}</div>
    </section>
  );
}

export function SectionHeading({
  id,
  eyebrow,
  title,
  lead,
  className,
}: {
  id: string;
  eyebrow: string;
  title: string;
  lead?: string;
  className?: string;
}) {
  return (
    <div className={cn('max-w-2xl', className)}>
      <p className="mb-2 text-sm font-semibold text-ball-text sm:mb-3">{eyebrow}</p>
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl lg:text-4xl">
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted sm:mt-4 sm:text-lg">{lead}</p>}
    </div>
  );
}
