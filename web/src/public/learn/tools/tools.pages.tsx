/** The pages of the tools in one language. Each names the island that makes its tool work. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { ComponentType } from 'react';
import type { PageDefinition } from '../../page.ts';
import { TOOLS } from '../learn-paths.ts';
import { breadcrumbData, toolData } from '../structured-data.ts';
import { Checklists } from './checklists/checklists.tsx';
import { CoachQuestion } from './coach-answer/coach-question.tsx';
import { DealDiary } from './deal-clock/deal-diary.tsx';
import { StateFinder } from './states/state-finder.tsx';
import { statePages } from './states/states.pages.tsx';
import type { ToolName } from './tool.schema.ts';
import { ToolPage } from './tool-page.tsx';
import { ToolsPage } from './tools-page.tsx';
import { toolsIn, type Tool, type ToolProps } from './tools.ts';
import { YearPlan } from './year-clock/year-plan.tsx';

const READING = 'content/reading.island.ts';

const WORKINGS: Record<ToolName, { Component: ComponentType<ToolProps>; island: string }> = {
  'may-a-coach-write': {
    Component: CoachQuestion,
    island: 'learn/tools/coach-answer/coach-answer.island.ts',
  },
  'high-school-nil': { Component: StateFinder, island: 'learn/tools/states/state-finder.island.ts' },
  'five-year-clock': { Component: YearPlan, island: 'learn/tools/year-clock/year-clock.island.ts' },
  '600-dollar-clock': { Component: DealDiary, island: 'learn/tools/deal-clock/deal-clock.island.ts' },
  checklists: { Component: Checklists, island: 'learn/tools/checklists/checklists.island.ts' },
};

export function toolPages(locale: Locale): PageDefinition[] {
  return [
    {
      slug: TOOLS,
      name: 'learn-tools',
      title: 'public.learn.tools.title',
      description: 'public.learn.tools.meta_description',
      Component: ToolsPage,
      jsonLd: (context) => [
        breadcrumbData(context, [{ label: context.t('public.learn.tools.title'), path: TOOLS }]),
      ],
    },
    ...toolsIn(locale).map(toolDefinition),
    ...statePages(locale),
  ];
}

function toolDefinition(tool: Tool): PageDefinition {
  const { title, summary, reviewedOn } = tool.data;
  const { Component, island } = WORKINGS[tool.name];
  return {
    slug: tool.path,
    name: 'learn-tool',
    title: { words: title },
    description: { words: summary },
    Component: ({ locale }) => (
      <ToolPage tool={tool} locale={locale}>
        <Component tool={tool} locale={locale} />
      </ToolPage>
    ),
    islands: [READING, island],
    lastModified: reviewedOn,
    jsonLd: (context) => [
      toolData(context, tool),
      breadcrumbData(context, [
        { label: context.t('public.learn.tools.title'), path: TOOLS },
        { label: title, path: tool.path },
      ]),
    ],
  };
}
