/** Two builds of one package: the signed-in application, and the public pages prerendered to HTML. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfParts } from './pdf-parts.ts';
import { SHARED_CHUNKS } from './shared-chunks.ts';
import { catalogueParts } from './src/i18n/catalogue-parts-plugin.ts';
import { compiledCatalogues } from './src/i18n/catalogue-plugin.ts';
import { readPageSources } from './src/public/application-modules.ts';
import { buildEverything, publicPages } from './src/public/prerender-plugin.ts';
import { leaveOutUnusedContracts } from './unused-contracts.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [
    compiledCatalogues(),
    catalogueParts(readPages),
    leaveOutUnusedContracts(),
    tailwindcss(),
    react(),
    pdfParts(),
    publicPages(),
  ],
  server: { proxy: { '/api': { target: process.env.API_URL ?? 'http://localhost:3000' } } },
  // light-dark() and oklab mixing are used as they are; every browser of the last two years knows them.
  build: { target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Nothing may be inlined as data: URLs, so that the Content-Security-Policy can stay strict.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [
            'app.html',
            // Asked for by the page itself, once something is on the screen: what it needs is still fetched from the start.
            'src/app/main.tsx',
            'src/public/enhance.ts',
            ...globSync('src/public/**/*.island.ts', { cwd: import.meta.dirname }),
          ],
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        // Pictures that only public pages use are found here; the build moves them to the client's assets.
        emitAssets: true,
        assetsInlineLimit: 0,
        copyPublicDir: false,
        rolldownOptions: {
          input: { render: 'src/public/render.tsx', 'first-views': 'src/app/first-view/render.tsx' },
          // Beside the assets, which are moved to the client's.
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: { buildApp: buildEverything },
});

function readPages(): Map<string, string> {
  return readPageSources(readFileSync(join(import.meta.dirname, 'src/app/router.tsx'), 'utf8'));
}
