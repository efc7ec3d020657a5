/** Right below the title of a guide for people in danger: what to do, and numbers that a press calls. */
import { Globe, Phone } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { phoneHref, writtenAddress } from '../../content/outside-links.ts';
import type { HelpLine, Urgent } from './urgent.schema.ts';

export function UrgentHelp({ urgent }: { urgent: Urgent }) {
  const t = useText();
  return (
    <section
      aria-labelledby="urgent-title"
      className="mt-4 rounded-lg border border-stop/35 bg-stop-soft px-3 py-3 sm:mt-6 sm:px-6 sm:py-5"
    >
      <h2 id="urgent-title" className="font-sans text-lg font-semibold tracking-normal text-stop">
        {urgent.title}
      </h2>
      <ol className="mt-1.5 list-decimal pl-6 marker:font-semibold marker:tabular-nums [&_li]:py-0.5">
        {urgent.actions.map((html) => (
          <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ol>
      <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">
        {t('public.learn.guides.urgent_call')}
      </h3>
      <p className="mt-0.5">{urgent.danger}</p>
      <ul className="mt-2 grid gap-1.5 sm:grid-cols-2 sm:gap-2">
        {urgent.lines.map((line) => (
          <li key={line.place} className="flex">
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: HelpLine }) {
  const isPhone = 'call' in line;
  const Icon = isPhone ? Phone : Globe;
  return (
    <a
      href={isPhone ? phoneHref(line.call) : line.visit}
      {...(!isPhone && { rel: 'noopener external' })}
      className="flex min-h-11 w-full min-w-0 items-center justify-between gap-x-3 rounded-md border border-line-strong bg-surface px-3 py-1 hover:bg-court-soft"
    >
      <span className="min-w-0 text-sm leading-5">
        {line.place}
        {line.note && <span className="block text-muted">{line.note}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-1.5 font-semibold whitespace-nowrap text-court tabular-nums">
        <Icon aria-hidden className="size-4 shrink-0" />
        {isPhone ? line.call : writtenAddress(line.visit)}
      </span>
    </a>
  );
}
