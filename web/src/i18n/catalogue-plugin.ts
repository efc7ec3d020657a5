/**
 * Compiles the message catalogues at build time, so that no ICU parser ships to the browser.
 * Messages of the prerendered public pages never reach the application's bundle.
 */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/catalogues\/interface\/[\w-]+\.json$/;
const PUBLIC_PAGES_PREFIX = 'public.';

export function compiledCatalogues(): Plugin {
  return {
    name: 'faircourt:compiled-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler(source, file) {
        const audience = this.environment.name === 'client' ? 'application' : 'public-pages';
        const compiled = compileCatalogue(source, file, audience);
        return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js', map: null };
      },
    },
  };
}

export function compileCatalogue(
  source: string,
  file: string,
  audience: 'application' | 'public-pages',
): Record<string, CompiledMessage> {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  return Object.fromEntries(
    messages
      .filter(([id]) => audience === 'public-pages' || !id.startsWith(PUBLIC_PAGES_PREFIX))
      .map(([id, message]) => [id, compile(id, message, file)]),
  );
}

function compile(id: string, message: string, file: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message);
  } catch (cause) {
    throw new Error(`Message "${id}" in ${file} is not valid ICU`, { cause });
  }
}
