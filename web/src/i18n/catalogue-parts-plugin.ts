/**
 * Writes the application's messages into one file per language and page. All of them together are as much as half of the
 * code, and a page shows one in ten.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import type { Plugin } from 'vite';
import { compileCatalogue } from './catalogue-plugin.ts';
import { partName } from './message-parts.ts';
import { messagesOfPages } from './page-messages.ts';

const CATALOGUES = join(import.meta.dirname, '../../../catalogues/interface');
const SOURCES = join(import.meta.dirname, '..');

/** `readPages` says which file below src each page is in. */
export function catalogueParts(readPages: () => ReadonlyMap<string, string>): Plugin {
  let folder = '';
  const files = new Map<string, string>();
  return {
    name: 'faircourt:catalogue-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const pages = readPages();
      const catalogues = LOCALES.map((locale) => {
        const file = join(CATALOGUES, `${locale}.json`);
        return [locale, compileCatalogue(readFileSync(file, 'utf8'), file, 'application')] as const;
      });
      const ids = Object.keys(catalogues[0]?.[1] ?? {});
      const parts = messagesOfPages(SOURCES, ids, pages);
      for (const [locale, messages] of catalogues) {
        for (const [page, needed] of parts) {
          const part = Object.fromEntries(needed.toSorted().map((id) => [id, messages[id]]));
          files.set(`${locale}/${partName(page)}.json`, JSON.stringify(part));
        }
      }
      // One name for all: it leads to every file, and a changed word changes it.
      const digest = createHash('sha256').update(JSON.stringify([...files]));
      folder = `assets/words-${digest.digest('base64url').slice(0, 8)}`;
    },
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { name: 'faircourt:words', content: `/${folder}` }, injectTo: 'head-prepend' },
      ],
    },
  };
}
