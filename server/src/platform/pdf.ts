/** What every document that we draw as PDF has in common: its fonts, how names are laid out, and how it becomes a file. */
import { fileURLToPath } from 'node:url';

/** They cover the alphabets of most names: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic. */
export const PDF_FONTS = { plain: fontFile('DejaVuSans.ttf'), bold: fontFile('DejaVuSans-Bold.ttf') };

/** Names are laid out as one run, so that those written from right to left keep the order of their words. */
export const ONE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = ['kern'];

/** Ends the document. */
export function wholePdf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.end();
  return whole;
}

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url));
}
