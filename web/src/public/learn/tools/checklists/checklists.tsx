/**
 * A list per school year and role. Without scripts all of them are on the page and can be printed; checklists.island.ts shows one
 * at a time and keeps the ticks.
 */
import { CHECKLIST_ROLES, SCHOOL_YEARS } from '@faircourt/contracts/checklist-items';
import { useText } from '../../../../i18n/use-text.ts';
import { signInPath } from '../../../../shell/next-path.ts';
import { buttonClasses } from '../../../../ui/button.tsx';
import { localePath } from '../../../locale-path.ts';
import { FIELD, TOOL_FRAME, ToolField } from '../tool-fields.tsx';
import { slots } from '../tool-words.ts';
import type { Tool, ToolProps } from '../tools.ts';
import { checklistName } from './checklist-text.ts';

export function Checklists({ tool, locale }: ToolProps) {
  const t = useText();
  const words = JSON.stringify({
    done: t('public.learn.tools.lists.done', slots('done', 'all')),
    cleared: t('public.learn.tools.lists.cleared'),
    undo: t('public.learn.tools.deals.undo'),
    undone: t('public.learn.tools.lists.undone'),
    not_kept: t('public.learn.tools.deals.not_kept'),
  });
  return (
    <section
      aria-label={tool.data.title}
      className={`${TOOL_FRAME} print:border-0 print:p-0 print:shadow-none`}
      data-checklists=""
      // For the kitchen wall: the list alone, without the page's notes and sources.
      data-print-sheet=""
      data-words={words}
    >
      {/* What a reload would put back into the fields is nobody's choice: what was chosen is kept elsewhere. */}
      <form autoComplete="off" className="grid gap-5 noscript:hidden sm:grid-cols-2 print:hidden">
        <ToolField id="lists-role" label={t('public.learn.tools.lists.role')}>
          <select id="lists-role" name="role" className={FIELD}>
            {CHECKLIST_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`public.learn.tools.lists.role.${role}`)}
              </option>
            ))}
          </select>
        </ToolField>
        <ToolField id="lists-year" label={t('public.learn.tools.lists.year')}>
          <select id="lists-year" name="year" className={FIELD}>
            {SCHOOL_YEARS.map((year) => (
              <option key={year} value={year}>
                {t(`public.learn.tools.lists.year.${year}`)}
              </option>
            ))}
          </select>
        </ToolField>
      </form>
      {tool.checklists.map((list, index) => (
        <OneList key={list.id} list={list} index={index} />
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-3 noscript:hidden print:hidden">
        <button type="button" data-print-list="" className={buttonClasses({})}>
          {t('public.learn.tools.lists.print')}
        </button>
        <button type="button" data-clear="" className={buttonClasses({ variant: 'secondary' })}>
          {t('public.learn.tools.lists.clear')}
        </button>
        <output data-status="" className="flex flex-wrap items-center gap-3" />
      </div>
      <WhereKept path={localePath(locale, tool.path)} />
    </section>
  );
}

/** One of these is shown, as checklists.view.ts finds it. It is said aloud when it changes. */
function WhereKept({ path }: { path: string }) {
  const t = useText();
  return (
    <div aria-live="polite" className="mt-4 min-h-6 text-sm text-muted noscript:hidden print:hidden">
      <p hidden data-kept="browser">
        {t('public.learn.tools.lists.kept.browser')}{' '}
        <a href={signInPath(path)} className="font-medium text-court underline underline-offset-4">
          {t('public.learn.tools.lists.kept.sign_in')}
        </a>
      </p>
      <p hidden data-kept="browser_only">
        {t('public.learn.tools.lists.kept.browser_only')}
      </p>
      <p hidden data-kept="loading">
        {t('public.learn.tools.lists.kept.loading')}
      </p>
      <p hidden data-kept="account">
        {t('public.learn.tools.lists.kept.account')}
      </p>
      <p hidden data-kept="unsaved" className="text-ink">
        {t('public.learn.tools.lists.kept.unsaved')}
      </p>
      <p hidden data-kept="unread" className="text-ink">
        {t('public.learn.tools.lists.kept.unread')}
      </p>
    </div>
  );
}

function OneList({ list: { id, title, items }, index }: { list: Tool['checklists'][number]; index: number }) {
  const { year, role } = checklistName(index);
  return (
    <section
      aria-labelledby={id}
      data-list={`${year}.${role}`}
      className="mt-6 first:mt-0 print:break-inside-avoid"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p data-done="" className="mt-1 text-sm text-muted empty:hidden" />
      <ul className="mt-3 flex flex-col">
        {items.map(({ key, html }) => (
          <li key={key} className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
            <input
              type="checkbox"
              id={`${year}-${role}-${key}`}
              value={`${year}.${role}.${key}`}
              autoComplete="off"
              className="peer mt-0.5 size-6 shrink-0"
            />
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is the rendered item, which the rule cannot see */}
            <label
              htmlFor={`${year}-${role}-${key}`}
              className="reading min-w-0 flex-1 peer-checked:text-muted peer-checked:line-through print:no-underline print:[&_sup]:hidden"
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
