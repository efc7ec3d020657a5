/**
 * A document as pages that are drawn on a canvas. What a family uploads may be hostile: as a drawing it has no links, no
 * forms and no scripts, and nothing of it becomes part of our page. Its file stays what it is, a download in a sandbox.
 */
export interface DrawnDocument {
  pages: number;
  draw: (page: number, how: DrawnHow) => Promise<HTMLCanvasElement>;
  /** The words of a page, for readers who hear it; empty for a picture. */
  textOf: (page: number) => Promise<string>;
  close: () => void;
}

export interface DrawnHow {
  /** Of the drawing on the screen, in CSS pixels. */
  width: number;
  turn: number;
  signal: AbortSignal;
}

/** Phones refuse a larger canvas and show nothing. */
const PIXELS_MAX = 16_000_000;

type Size = { width: number; height: number };

/** From the document's own units to the pixels of the screen, as sharp as the screen is. */
export function scaleOf(size: Size, width: number): number {
  const sharp = (width / size.width) * (window.devicePixelRatio || 1);
  const most = Math.sqrt(PIXELS_MAX / (size.width * size.height));
  return Math.min(sharp, most);
}

export function canvasOf(size: Size, scale: number, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(size.width * scale));
  canvas.height = Math.max(1, Math.floor(size.height * scale));
  canvas.style.width = `${width}px`;
  canvas.style.height = `${(width * size.height) / size.width}px`;
  return canvas;
}
