/** The quote itself, on the screen and on paper: for whom, what it covers, how much, until when, and who accepted it. */
import type { ConsultingCase, ConsultingQuote } from '@faircourt/contracts/consulting';
import type { ReactNode } from 'react';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Brand } from '../../../ui/brand.tsx';
import { Card } from '../../../ui/card.tsx';

type QuoteSheetProps = { advised: ConsultingCase; quote: ConsultingQuote };

export function QuoteSheet({ advised, quote }: QuoteSheetProps) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { acceptance } = advised;
  return (
    <Card
      data-print-sheet
      className="flex max-w-3xl flex-col gap-8 p-5 sm:p-9 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Brand />
        <div className="flex flex-col gap-1.5 sm:items-end">
          <p className="font-heading text-lg font-semibold tabular-nums">{advised.reference}</p>
          {acceptance ? (
            <Badge tone="verified">{t('consulting.step.accepted')}</Badge>
          ) : (
            quote.is_expired && <Badge tone="caution">{t('consulting.quote.expired')}</Badge>
          )}
        </div>
      </div>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label={t('consulting.quote.for')}>{advised.asked_by}</Fact>
        <Fact label={t('consulting.quote.made')}>{format.day(quote.quoted_at)}</Fact>
        <Fact label={t('consulting.quote.until')}>{format.day(quote.valid_until)}</Fact>
      </dl>
      <div>
        <h2 className="text-lg">{t('consulting.quote.covers')}</h2>
        <p className="mt-2 break-words whitespace-pre-line">{quote.covers}</p>
      </div>
      <div className="flex items-baseline justify-between gap-6 border-y border-line py-4 text-lg font-semibold">
        <p>{t('consulting.quote.total')}</p>
        <p className="tabular-nums">{money(quote, 'exact')}</p>
      </div>
      <p className="text-muted">{t('consulting.quote.terms')}</p>
      {acceptance && (
        <p>
          {t('consulting.quote.accepted', {
            name: acceptance.signed_name,
            when: format.dateTime(acceptance.at),
          })}
        </p>
      )}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}
