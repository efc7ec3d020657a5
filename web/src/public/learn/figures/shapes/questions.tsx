import { ArrowDown, ArrowRight, CircleCheck, CircleX } from 'lucide-react';
import type { ShapeProps } from '../figure.schema.ts';

/** A tree with one trunk: every yes leads to the next question, every no leaves. */
export function Questions({ figure, say }: ShapeProps<'questions'>) {
  return (
    <ol>
      {figure.questions.map(({ ask, otherwise }) => (
        <li key={ask.en}>
          <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <p className="rounded-md border border-court/30 bg-court-soft p-3 font-semibold text-ink">
              {say(ask)}
            </p>
            <p className="flex gap-2 text-sm max-sm:ml-8 sm:items-center">
              <ArrowRight aria-hidden className="mt-2.5 size-5 shrink-0 text-stop sm:mt-0" />
              <span className="flex-1 rounded-md border border-stop/40 bg-stop-soft px-3 py-2 text-ink">
                <CircleX aria-hidden className="mr-1.5 inline size-4 align-[-0.15em] text-stop" />
                <strong className="font-semibold text-stop">{say(figure.no)}:</strong> {say(otherwise)}
              </span>
            </p>
          </div>
          <p className="my-1.5 ml-4 flex items-center gap-1.5 text-sm font-semibold text-verified">
            <ArrowDown aria-hidden className="size-5" />
            {say(figure.yes)}
          </p>
        </li>
      ))}
      <li className="flex gap-3 rounded-md border border-verified/50 bg-verified-soft p-3 font-semibold text-ink">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-verified" />
        <span>{say(figure.outcome)}</span>
      </li>
    </ol>
  );
}
