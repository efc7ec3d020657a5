/**
 * A PDF by pdf.js, which we serve ourselves. It reads in a worker of its own that ends with the document. Only drawing is
 * asked of it: no layer for links or forms, no XFA, and its sandbox for scripts is not part of our build.
 */
import { getDocument, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler answers with the file's address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { canvasOf, scaleOf, type DrawnDocument } from './drawing.ts';

/** Tables for fonts and decoders for scans; web/pdf-parts.ts puts them there. */
const PARTS = `/assets/pdf-${version}/`;
/** A file that keeps the worker busy for longer than this is saved and read elsewhere. */
const PATIENCE_MS = 30_000;
const IMAGE_PIXELS_MAX = 60_000_000;
const TEXT_MAX = 20_000;

export async function openPdf(content: Blob): Promise<DrawnDocument> {
  const port = new Worker(workerUrl, { type: 'module' });
  // Given a worker, pdf.js never reads a file in the page's own thread instead.
  const worker = PDFWorker.create({ port });
  const loading = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    worker,
    // Our pages forbid WebAssembly.
    useWasm: false,
    wasmUrl: PARTS,
    cMapUrl: PARTS,
    standardFontDataUrl: PARTS,
    maxImageSize: IMAGE_PIXELS_MAX,
    enableXfa: false,
    disableWorkerRendering: true,
  });
  const close = () => {
    void loading.destroy().finally(() => port.terminate());
  };
  const inTime = <Answer>(answer: Promise<Answer>) => within(port, answer);
  try {
    const pdf = await inTime(loading.promise);
    return {
      pages: pdf.numPages,
      async draw(number, { width, turn, signal }) {
        const page = await inTime(pdf.getPage(number));
        const rotation = (page.rotate + turn) % 360;
        const size = page.getViewport({ scale: 1, rotation });
        const scale = scaleOf(size, width);
        const canvas = canvasOf(size, scale, width);
        const drawing = page.render({ canvas, viewport: page.getViewport({ scale, rotation }) });
        signal.addEventListener('abort', () => drawing.cancel());
        await inTime(drawing.promise);
        return canvas;
      },
      async textOf(number) {
        const page = await inTime(pdf.getPage(number));
        const { items } = await inTime(page.getTextContent());
        const words = items.map((item) => ('str' in item ? item.str : ''));
        return words.join(' ').slice(0, TEXT_MAX);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function within<Answer>(port: Worker, answer: Promise<Answer>): Promise<Answer> {
  const ended = new AbortController();
  const failure = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The PDF takes too long')), PATIENCE_MS);
    port.addEventListener('error', () => reject(new Error('The reader of PDFs failed')), {
      signal: ended.signal,
    });
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([answer, failure]);
  } finally {
    ended.abort();
  }
}
