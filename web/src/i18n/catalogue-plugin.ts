/**
 * Compiles the message catalogues at build time, so that no ICU parser ships to the browser.
 * Messages of the prerendered public pages never reach the application's bundle.
 */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/catalogues\/[\w-]+\.json$/;
const PUBLIC_PAGES_PREFIX = 'public.';

export function compiledCatalogues(): Plugin {
  return {
    name: 'faircourt:compiled-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler(source, file) {
        const messages = JSON.parse(source) as Record<string, string>;
        const isPrerendered = this.environment.name === 'ssr';
        const compiled = Object.entries(messages)
          .filter(([id]) => isPrerendered || !id.startsWith(PUBLIC_PAGES_PREFIX))
          .map(([id, message]) => [id, compile(id, message, file)]);
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}

function compile(id: string, message: string, file: string) {
  try {
    return compileMessageOrThrow(message);
  } catch (cause) {
    throw new Error(`Message "${id}" in ${file} is not valid ICU`, { cause });
  }
}
