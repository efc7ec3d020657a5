/** Which built files each public page needs, read from the client build's manifest. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicPage } from './page.ts';
import type { PageAssets } from './seo/public-document.tsx';

export type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

export const ENHANCE = 'src/public/enhance.ts';
/** The two latin fonts every page starts with; the browser would find them only after the style sheet. */
export const FIRST_FONTS = /(archivo-latin-112|inter-latin-wght-normal)-[\w-]+\.woff2$/;

export function islandSource(island: string): string {
  return `src/public/${island}`;
}

export type ChunkOf = (source: string) => Chunk;

export async function readManifest(clientDir: string): Promise<ChunkOf> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  return (source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The client build has no ${source}`);
    return chunk;
  };
}

export function builtAssets(chunkOf: ChunkOf): (page: PublicPage) => PageAssets {
  return (page) => {
    const entries = [ENHANCE, ...(page.islands ?? []).map(islandSource)].map(chunkOf);
    const imported = [...new Set(entries.flatMap((entry) => importsOf(entry, chunkOf)))];
    const files = new Set(
      [...entries, ...imported].flatMap(({ css, assets }) => [...(css ?? []), ...(assets ?? [])]),
    );
    return {
      scripts: entries.map((entry) => `/${entry.file}`),
      preloads: imported.map((chunk) => `/${chunk.file}`),
      styles: [...files].filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
      fonts: [...files].filter((file) => FIRST_FONTS.test(file)).map((file) => `/${file}`),
      isDevelopment: false,
    };
  };
}

/** Each after what it imports itself. */
export function importsOf(chunk: Chunk, chunkOf: ChunkOf): Chunk[] {
  return (chunk.imports ?? [])
    .map(chunkOf)
    .flatMap((imported) => [...importsOf(imported, chunkOf), imported]);
}
