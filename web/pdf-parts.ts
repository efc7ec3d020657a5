/**
 * What pdf.js fetches by name while it reads a document: tables for fonts that are not in the file, and decoders for
 * scans. They are served by us like all else; the decoders are the ones without WebAssembly, which our pages forbid.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const FOLDERS = { cmaps: /\.bcmap$/, standard_fonts: /\.(pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ };

export function pdfParts(): Plugin {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  // By its version, since browsers keep what is in assets for good.
  const folder = `assets/pdf-${version}`;
  return {
    name: 'faircourt:pdf-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const path = listParts().get(request.url?.slice(1) ?? '');
        if (!path) return next();
        if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const [name, path] of listParts()) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) });
      }
    },
  };
}

function listParts(): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [folder, wanted] of Object.entries(FOLDERS)) {
    const directory = join(dirname(PACKAGE), folder);
    for (const name of readdirSync(directory).filter((file) => wanted.test(file))) {
      parts.set(name, join(directory, name));
    }
  }
  return parts;
}
