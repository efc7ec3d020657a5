/** An article's own picture. All its words are text of the page: they reflow, translate, print and can be read aloud. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Figure, Say } from './figure.schema.ts';
import { SchoolYears } from './school-years.tsx';
import { Ages } from './shapes/ages.tsx';
import { Anatomy } from './shapes/anatomy.tsx';
import { Circles } from './shapes/circles.tsx';
import { Columns } from './shapes/columns.tsx';
import { Film } from './shapes/film.tsx';
import { Matrix } from './shapes/matrix.tsx';
import { Overlap } from './shapes/overlap.tsx';
import { Pairs } from './shapes/pairs.tsx';
import { Questions } from './shapes/questions.tsx';
import { Route } from './shapes/route.tsx';
import { Stairs } from './shapes/stairs.tsx';
import { Steps } from './shapes/steps.tsx';
import { Sum } from './shapes/sum.tsx';
import { Tally } from './shapes/tally.tsx';
import { Timeline } from './shapes/timeline.tsx';
import { Total } from './shapes/total.tsx';

export function ArticleFigure({ figure, locale }: { figure: Figure; locale: Locale }) {
  const say: Say = (words) => words[locale];
  return (
    <figure
      data-figure={figure.shape}
      className="overflow-hidden rounded-lg border border-b-4 border-line border-b-hardwood bg-surface shadow-soft [print-color-adjust:exact] print:break-inside-avoid"
    >
      <figcaption className="px-4 pt-5 sm:px-6">
        <span className="font-heading block text-lg">{say(figure.title)}</span>
        <VisuallyHidden>{say(figure.alt)}</VisuallyHidden>
        {figure.grade && <SchoolYears grade={figure.grade} />}
      </figcaption>
      <div className="px-4 pt-5 pb-6 wrap-anywhere sm:px-6">{drawShape(figure, say)}</div>
    </figure>
  );
}

function drawShape(figure: Figure, say: Say): ReactNode {
  switch (figure.shape) {
    case 'steps':
      return <Steps figure={figure} say={say} />;
    case 'route':
      return <Route figure={figure} say={say} />;
    case 'timeline':
      return <Timeline figure={figure} say={say} />;
    case 'questions':
      return <Questions figure={figure} say={say} />;
    case 'columns':
      return <Columns figure={figure} say={say} />;
    case 'ages':
      return <Ages figure={figure} say={say} />;
    case 'circles':
      return <Circles figure={figure} say={say} />;
    case 'overlap':
      return <Overlap figure={figure} say={say} />;
    case 'anatomy':
      return <Anatomy figure={figure} say={say} />;
    case 'total':
      return <Total figure={figure} say={say} />;
    case 'tally':
      return <Tally figure={figure} say={say} />;
    case 'sum':
      return <Sum figure={figure} say={say} />;
    case 'matrix':
      return <Matrix figure={figure} say={say} />;
    case 'stairs':
      return <Stairs figure={figure} say={say} />;
    case 'film':
      return <Film figure={figure} say={say} />;
    case 'pairs':
      return <Pairs figure={figure} say={say} />;
  }
}
