/**
 * One row per academic year, drawn: when it is, a bar that says by its edge as well as by color what it counts for, and the
 * words themselves. As text of the picture they can be read without it; its name holds the same words in one sentence.
 */
import { fillIn, type Words } from '../tool-words.ts';
import type { YearClock, YearKind } from './year-clock.ts';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 340;
const ROW = 44;
const BAR = { x: 72, width: 268, height: 36 };

/** Full for Division I, a dashed edge for what is lost, an outline for what does not count. */
const LOOKS: Record<YearKind, { bar: string; text: string; dashes?: string }> = {
  free: { bar: 'fill-none stroke-line-strong', text: 'fill-ink' },
  lost: { bar: 'fill-stop-soft stroke-stop', text: 'fill-ink', dashes: '6 4' },
  junior_college: { bar: 'fill-court-soft stroke-court', text: 'fill-ink' },
  division_1: { bar: 'fill-primary stroke-primary', text: 'fill-on-primary' },
  over: { bar: 'fill-sunken stroke-line-strong', text: 'fill-ink', dashes: '2 4' },
};

export function drawYears(years: YearClock['years'], words: Words): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const spoken = years.map(({ fall, kind }) =>
    fillIn(words, 'year', { year: fall, next: nextOf(fall), kind: fillIn(words, `kind.${kind}`) }),
  );
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${years.length * ROW}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', fillIn(words, 'picture', { years: spoken.join('; ') }));
  svg.setAttribute('class', 'h-auto w-full');
  svg.append(...years.flatMap(({ fall, kind }, index) => drawRow(fall, kind, index * ROW, words)));
  return svg;
}

function drawRow(fall: number, kind: YearKind, top: number, words: Words): SVGElement[] {
  const { bar, text, dashes } = LOOKS[kind];
  const middle = top + BAR.height / 2 + 5;
  return [
    made(
      'text',
      { x: 0, y: middle, class: 'fill-muted text-[14px] tabular-nums' },
      `${fall}–${nextOf(fall)}`,
    ),
    made('rect', {
      x: BAR.x + 1,
      y: top + 1,
      width: BAR.width - 2,
      height: BAR.height - 2,
      rx: 6,
      class: bar,
      'stroke-width': 1.5,
      ...(dashes && { 'stroke-dasharray': dashes }),
    }),
    made(
      'text',
      { x: BAR.x + 12, y: middle, class: `${text} text-[14px] font-medium` },
      fillIn(words, `kind.${kind}`),
    ),
  ];
}

function nextOf(fall: number): string {
  return String(fall + 1).slice(2);
}

function made(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}
