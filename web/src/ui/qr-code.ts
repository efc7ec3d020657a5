/** A QR code as one path, drawn by the page and written into the file that can be downloaded. */
import { encode } from 'uqr';

/** Four modules of quiet around it, as the standard asks; cameras miss codes that touch something. */
const QUIET = 4;

export interface QrShape {
  /** Modules along each side. */
  size: number;
  path: string;
}

/** Level M survives a crease or a stain on a printed sheet. */
export function qrShape(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

export function qrFile({ size, path }: QrShape): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
