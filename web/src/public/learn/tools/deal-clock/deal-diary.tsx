/** The $600 clock: who you are, your deals, and the days that are left. deal-clock.island.ts keeps them in the browser. */
import { useText } from '../../../../i18n/use-text.ts';
import { buttonClasses } from '../../../../ui/button.tsx';
import { FIELD, NeedsScript, TOOL_FRAME, ToolField } from '../tool-fields.tsx';
import { slots } from '../tool-words.ts';
import type { ToolProps } from '../tools.ts';
import { SITUATIONS } from './deal-clock.ts';
import { DiaryTemplates } from './diary-templates.tsx';

export function DealDiary({ tool }: ToolProps) {
  const t = useText();
  return (
    <section aria-label={tool.data.title} className={TOOL_FRAME} data-deal-diary="" data-words={useWords()}>
      <NeedsScript text={t('public.learn.tools.deals.no_script')} />
      <div className="flex flex-col gap-6 noscript:hidden">
        <form data-situation="" className="grid gap-5 sm:grid-cols-2 print:hidden">
          <div className="sm:col-span-2">
            <ToolField id="deals-kind" label={t('public.learn.tools.deals.kind')}>
              <select id="deals-kind" name="kind" className={FIELD}>
                {SITUATIONS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`public.learn.tools.deals.kind.${kind}`)}
                  </option>
                ))}
              </select>
            </ToolField>
          </div>
          <div data-of="recruit junior_college" hidden>
            <ToolField
              id="deals-since"
              label={t('public.learn.tools.deals.since')}
              hint={t('public.learn.tools.deals.since_hint')}
            >
              <input
                id="deals-since"
                name="since"
                type="date"
                aria-describedby="deals-since-hint"
                className={FIELD}
              />
            </ToolField>
          </div>
          <div data-of="recruit junior_college" hidden>
            <ToolField
              id="deals-enrolls"
              label={t('public.learn.tools.deals.enrolls')}
              hint={t('public.learn.tools.deals.enrolls_hint')}
            >
              <input
                id="deals-enrolls"
                name="enrolls"
                type="date"
                aria-describedby="deals-enrolls-hint"
                className={FIELD}
              />
            </ToolField>
          </div>
        </form>
        <NewDeal />
        <output data-status="" className="flex flex-wrap items-center gap-3 empty:hidden" />
        <section aria-labelledby="deals-title">
          <h2 id="deals-title" className="text-xl">
            {t('public.learn.tools.deals.list')}
          </h2>
          <p data-total="" className="mt-1 text-lg" />
          <p data-empty="" className="mt-2 text-muted">
            {t('public.learn.tools.deals.empty')}
          </p>
          <ul data-payers="" className="mt-4 flex flex-col gap-4" />
        </section>
      </div>
      <DiaryTemplates />
    </section>
  );
}

function NewDeal() {
  const t = useText();
  return (
    <form
      noValidate
      data-new-deal=""
      className="grid gap-5 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
    >
      <ToolField
        id="deals-payer"
        label={t('public.learn.tools.deals.payer')}
        missing={t('public.learn.tools.deals.payer_missing')}
        hint={t('public.learn.tools.deals.payer_hint')}
      >
        <input
          id="deals-payer"
          name="payer"
          required
          maxLength={120}
          autoComplete="off"
          aria-describedby="deals-payer-hint"
          className={FIELD}
        />
      </ToolField>
      <ToolField
        id="deals-dollars"
        label={t('public.learn.tools.deals.dollars')}
        missing={t('public.learn.tools.deals.dollars_missing')}
        hint={t('public.learn.tools.deals.dollars_hint')}
      >
        <input
          id="deals-dollars"
          name="dollars"
          type="number"
          inputMode="decimal"
          min="0.01"
          max="10000000"
          step="0.01"
          required
          aria-describedby="deals-dollars-hint"
          className={FIELD}
        />
      </ToolField>
      <ToolField
        id="deals-on"
        label={t('public.learn.tools.deals.on')}
        missing={t('public.learn.tools.deals.on_missing')}
      >
        <input id="deals-on" name="on" type="date" required className={FIELD} />
      </ToolField>
      <ToolField id="deals-what" label={t('public.learn.tools.deals.what')}>
        <input id="deals-what" name="what" maxLength={200} autoComplete="off" className={FIELD} />
      </ToolField>
      <div className="flex flex-col gap-3 sm:col-span-2">
        <button type="submit" className={buttonClasses({ className: 'max-sm:w-full sm:self-start' })}>
          {t('public.learn.tools.deals.add')}
        </button>
        <p className="text-sm text-muted">{t('public.learn.tools.deals.privacy')}</p>
      </div>
    </form>
  );
}

function useWords(): string {
  const t = useText();
  return JSON.stringify({
    total: t('public.learn.tools.deals.total', slots('total')),
    payer_total: t('public.learn.tools.deals.payer_total', slots('total')),
    below: t('public.learn.tools.deals.state.below', slots('rest')),
    reported: t('public.learn.tools.deals.state.reported'),
    due_many: t('public.learn.tools.deals.state.due_many', slots('day', 'count')),
    due_one: t('public.learn.tools.deals.state.due_one', slots('day')),
    today: t('public.learn.tools.deals.state.today'),
    overdue: t('public.learn.tools.deals.state.overdue', slots('day')),
    no_date: t('public.learn.tools.deals.state.no_date'),
    not_counted: t('public.learn.tools.deals.not_counted'),
    deal: t('public.learn.tools.deals.deal', slots('amount', 'day')),
    reported_label: t('public.learn.tools.deals.reported_label', slots('payer', 'amount')),
    remove_label: t('public.learn.tools.deals.remove_label', slots('payer', 'amount')),
    added: t('public.learn.tools.deals.added', slots('payer')),
    removed: t('public.learn.tools.deals.removed', slots('payer')),
    undo: t('public.learn.tools.deals.undo'),
    undone: t('public.learn.tools.deals.undone'),
    not_kept: t('public.learn.tools.deals.not_kept'),
  });
}
