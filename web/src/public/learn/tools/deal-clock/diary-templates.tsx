/** What deal-clock.view.ts fills in for each payer and each deal. */
import { useText } from '../../../../i18n/use-text.ts';
import { buttonClasses } from '../../../../ui/button.tsx';

export function DiaryTemplates() {
  const t = useText();
  return (
    <>
      <template data-payer-template="">
        <li className="rounded-md border border-line p-4 print:break-inside-avoid">
          <h3 data-payer="" className="text-lg wrap-anywhere">
            {/* Each payer brings its own. */}…
          </h3>
          <p data-payer-total="" />
          <p
            data-state=""
            className="mt-2 rounded-sm border-l-4 border-line-strong bg-sunken px-3 py-2 font-medium data-[state=due]:border-caution data-[state=due]:bg-caution-soft data-[state=no_date]:border-caution data-[state=no_date]:bg-caution-soft data-[state=overdue]:border-stop data-[state=overdue]:bg-stop-soft data-[state=reported]:border-verified data-[state=reported]:bg-verified-soft data-[state=today]:border-stop data-[state=today]:bg-stop-soft"
          />
          <ul data-deals="" className="mt-3 flex flex-col divide-y divide-line" />
        </li>
      </template>
      <template data-deal-template="">
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span data-deal="" className="tabular-nums" />
            <span data-what="" className="text-muted before:content-['_·_'] empty:hidden" />
            <span data-not-counted="" className="block text-sm text-muted empty:hidden" />
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <label className="flex min-h-9 items-center gap-2">
              <input type="checkbox" data-reported="" className="size-5" />
              {t('public.learn.tools.deals.reported')}
            </label>
            <button
              type="button"
              data-remove=""
              className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'print:hidden' })}
            >
              {t('public.learn.tools.deals.remove')}
            </button>
          </span>
        </li>
      </template>
    </>
  );
}
