import { describe, expect, test } from 'vitest';
import { PATHS } from '../../shell/paths.ts';
import { firstViewOf, renderFirstView } from './render.tsx';

const drawn = (route: string) => renderFirstView(firstViewOf(route));

describe('the first view of a page', () => {
  test('says in every language that it loads', async () => {
    const html = await drawn(PATHS.resetPassword);
    for (const words of ['Loading...', 'Cargando...', 'Carregando...']) expect(html).toContain(words);
    expect(html).not.toContain('data-first-page');
  });

  test('has the title that every role is going to read', async () => {
    const html = await drawn(PATHS.dashboard);
    for (const title of ['Guardian Dashboard', 'Scout Dashboard', 'Panel del tutor']) {
      expect(html).toContain(`>${title}</h1>`);
    }
  });

  test.each([
    PATHS.auth,
    PATHS.dashboard,
    PATHS.search,
    PATHS.profile,
    PATHS.athletes,
    PATHS.requests,
    PATHS.settings,
  ])('%s takes no input and leaves the name of the tab alone', async (route) => {
    const html = await drawn(route);
    expect(html.match(/data-first-page="true" aria-hidden="true" inert=""/g)).toHaveLength(3);
    expect(html).not.toMatch(/<input|<title|<script| id=| tabindex=/);
  });
});
