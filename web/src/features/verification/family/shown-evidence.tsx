import type { OwnVerification } from '@faircourt/contracts/verification';
import { ChevronDown, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFactLines } from '../shared/fact-lines.ts';
import { ShownFiles } from './shown-files.tsx';

const LINK =
  'inline-flex max-w-full items-center gap-1.5 rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

/** What the director sees: the current values, what the family said about them, and the documents. */
export function ShownEvidence({ question, fileKey }: { question: OwnVerification; fileKey: string }) {
  const t = useText();
  const lines = useFactLines()(question.fact_group, question.claimed_values);
  return (
    <details className="group rounded-md border border-line bg-sunken/50 px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
        {t('family_verification.shown')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        {question.fact_group === 'transcript' ? (
          <p>{t('family_verification.shown.transcript')}</p>
        ) : (
          <Facts facts={lines.map(({ label, text }) => [label, text] as const)} />
        )}
        {question.statements.map((statement) => (
          <Given key={statement.given_at} statement={statement} />
        ))}
        {question.files.length > 0 && <ShownFiles question={question} fileKey={fileKey} />}
      </div>
    </details>
  );
}

function Given({ statement }: { statement: OwnVerification['statements'][number] }) {
  const t = useText();
  const format = useFormat();
  const { method, place, on, link, note, given_at: givenAt } = statement;
  const facts = [
    [t('family_verification.method'), method],
    [t('family_verification.place'), place],
    [t('family_verification.on'), on && format.day(on)],
    [t('family_verification.link'), link && <AddressLink key="link" address={link} />],
    [t('family_verification.note'), note],
  ] as const;
  if (facts.every(([, value]) => !value)) return null;
  return (
    <section className="border-t border-line pt-3">
      <p className="mb-2 text-sm text-muted">
        {t('family_verification.given', { date: format.dateTime(givenAt) })}
      </p>
      <Facts facts={facts} />
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-5 gap-y-1.5 sm:grid-cols-[auto_1fr]">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="sm:contents">
              <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function AddressLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer noopener nofollow" className={LINK}>
      <span className="min-w-0 [overflow-wrap:anywhere]">{address}</span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  );
}
