/** From an article or a guide to the tools that answer the same question for the reader's own case. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { localePath } from '../../locale-path.ts';
import { TOOL_ICONS } from './tool-cards.tsx';
import { toolsFor } from './tools.ts';

export function RelatedTools({ path, locale }: { path: string; locale: Locale }) {
  const t = useText();
  const tools = toolsFor(path, locale);
  if (tools.length === 0) return null;
  return (
    <aside aria-labelledby="related-tools" className="rounded-lg bg-court-soft px-5 py-4 print:hidden">
      <h2 id="related-tools" className="text-base">
        {t('public.learn.tools.related')}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {tools.map((tool) => {
          const Icon = TOOL_ICONS[tool.name];
          return (
            <li key={tool.name} className="flex items-start gap-2">
              <Icon aria-hidden className="mt-1 size-4 shrink-0 text-court" />
              <a
                href={localePath(locale, tool.path)}
                className="inline-block min-h-6 min-w-0 rounded-sm font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
              >
                {tool.data.title}
              </a>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
