import type { Invoice } from '@faircourt/contracts/billing';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';

/** Where the money goes. Where this installation names no account, support is asked for it. */
export function HowToPay({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-lg">{t('invoice.how_to_pay')}</h2>
      <p>
        {t('invoice.how_to_pay.text', {
          amount: money(invoice, 'exact'),
          date: format.day(invoice.due_on),
          number: invoice.number,
        })}
      </p>
      {invoice.how_to_pay.length > 0 ? (
        <p className="rounded-md border border-line bg-sunken/60 p-4 break-words whitespace-pre-line">
          {invoice.how_to_pay.join('\n')}
        </p>
      ) : (
        <p>
          {t('invoice.how_to_pay.ask')}{' '}
          <a
            href={`${PATHS.support}?type=billing`}
            className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court print:hidden"
          >
            {t('invoice.how_to_pay.support')}
          </a>
        </p>
      )}
      <p className="text-sm text-muted print:hidden">{t('invoice.how_to_pay.after')}</p>
    </div>
  );
}
