/** The small parts that several shapes share. Signs are drawn beside words, never instead of them. */
import { ArrowDown, ArrowRight } from 'lucide-react';
import { cn } from '../../../ui/class-names.ts';
import type { Labelled, Say } from './figure.schema.ts';
import type { IconName, Tone } from './figure-names.ts';
import { FIGURE_ICONS, LOOKS } from './figure-looks.ts';

export function IconDisc({ icon, tone = 'plain' }: { icon: IconName; tone?: Tone }) {
  const Icon = FIGURE_ICONS[icon];
  return (
    <span className={cn('grid size-11 shrink-0 place-items-center rounded-full', LOOKS[tone].disc)}>
      <Icon aria-hidden className="size-5.5" />
    </span>
  );
}

/** The number that ties a line of the legend to its place in the drawing. */
function NumberDisc({ value }: { value: number }) {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full bg-ball-strong text-sm font-bold text-white"
    >
      {value}
    </span>
  );
}

export function ToneSign({ tone, className }: { tone: Tone; className?: string }) {
  const { sign: Sign, text } = LOOKS[tone];
  return Sign && <Sign aria-hidden className={cn('size-5 shrink-0', text, className)} />;
}

/** Points down on a phone, where things lie below each other, and right where they lie side by side. */
export function Arrow() {
  return (
    <span aria-hidden className="grid shrink-0 place-items-center self-center text-line-strong">
      <ArrowDown className="size-5 sm:hidden" />
      <ArrowRight className="size-5 max-sm:hidden" />
    </span>
  );
}

export function LabelAndText({ label, text, say }: Labelled & { say: Say }) {
  return (
    <>
      <span className="block font-semibold text-ink">{say(label)}</span>
      {text && <span className="mt-0.5 block text-sm text-muted">{say(text)}</span>}
    </>
  );
}

/** The words of a drawing, numbered like its marks. */
export function NumberedLegend({ parts, say }: { parts: readonly Labelled[]; say: Say }) {
  return (
    <ol className="flex min-w-0 flex-1 flex-col gap-3">
      {parts.map((part, index) => (
        <li key={part.label.en} className="flex gap-3">
          <NumberDisc value={index + 1} />
          <span className="min-w-0">
            <LabelAndText label={part.label} text={part.text} say={say} />
          </span>
        </li>
      ))}
    </ol>
  );
}
