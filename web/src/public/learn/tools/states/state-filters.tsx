import { useText } from '../../../../i18n/use-text.ts';
import { buttonClasses } from '../../../../ui/button.tsx';
import { FIELD, ToolField } from '../tool-fields.tsx';
import { STATUSES } from './state.schema.ts';
import { STATES } from './states.ts';

/** Shown only where scripts run: without them the whole table is there to read. */
export function StateFilters() {
  const t = useText();
  const all = STATES.length;
  return (
    <search className="noscript:hidden print:hidden">
      <form data-filters="" className="grid items-end gap-4 sm:grid-cols-2">
        <ToolField id="states-q" label={t('public.learn.tools.states.filter.name')}>
          <input
            type="search"
            id="states-q"
            name="q"
            autoComplete="off"
            placeholder={t('public.learn.tools.states.filter.name_hint')}
            className={`${FIELD} placeholder:text-muted`}
          />
        </ToolField>
        <ToolField id="states-status" label={t('public.learn.tools.states.filter.status')}>
          <select id="states-status" name="status" className={FIELD}>
            <option value="">{t('public.learn.tools.states.filter.any')}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`public.learn.tools.states.status.${status}`)}
              </option>
            ))}
          </select>
        </ToolField>
        <label className="flex min-h-12 items-center gap-3">
          <input type="checkbox" name="deadline" value="yes" className="size-6 shrink-0" />
          {t('public.learn.tools.states.filter.deadline')}
        </label>
        <div className="flex flex-wrap items-center gap-4">
          <button type="button" data-clear="" className={buttonClasses({ variant: 'secondary' })}>
            {t('public.learn.tools.states.filter.clear')}
          </button>
          <output
            data-found=""
            data-one={t('public.learn.tools.states.found.one', { all })}
            data-many={t('public.learn.tools.states.found.many', { all })}
            data-none={t('public.learn.tools.states.found.none')}
            className="text-sm text-muted"
          >
            {t('public.learn.tools.states.found.many', { all }).replace('#', String(all))}
          </output>
        </div>
      </form>
    </search>
  );
}
