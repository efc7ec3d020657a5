import { CheckCheck, Film, Inbox, SearchX, ShieldX } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyDrawing, sceneOf } from './empty-drawing.tsx';

test('the drawing tells apart nothing waiting, nothing found, closed and not begun', () => {
  expect([Inbox, SearchX, ShieldX, Film].map(sceneOf)).toEqual(['hoop', 'search', 'door', 'ball']);
  expect(sceneOf(CheckCheck), 'all is read').toBe('hoop');
});

test('a drawing is hidden from screen readers, because the words below it say it all', () => {
  expect(renderToStaticMarkup(<EmptyDrawing scene="door" />)).toMatch(/^<svg aria-hidden="true"/);
});
