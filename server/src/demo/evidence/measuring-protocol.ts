/** The printout of a measuring device, photographed: what a family shows for an athlete's measurements. Invented. */
import sharp from 'sharp';
import { printLine, type Sheet } from './pixel-letters.ts';

export interface Measured {
  name: string;
  place: string;
  on: string;
  values: Readonly<Record<string, unknown>>;
}

const WIDTH = 840;
const HEIGHT = 1000;
const TABLE = 176;
const PAPER = 248;
const INK = 44;
const EDGE = 40;
/** Letters that fit on a line. */
const LINE = 38;

const ROWS = [
  ['HEIGHT', 'height_cm', 'CM'],
  ['WEIGHT', 'weight_kg', 'KG'],
  ['WINGSPAN', 'wingspan_cm', 'CM'],
  ['VERTICAL', 'vertical_cm', 'CM'],
] as const;

export function drawProtocol({ name, place, on, values }: Measured): Promise<Buffer> {
  const sheet: Sheet = { width: WIDTH, height: HEIGHT, dots: Buffer.alloc(WIDTH * HEIGHT, TABLE) };
  for (let row = EDGE; row < HEIGHT - EDGE; row++) {
    sheet.dots.fill(PAPER, row * WIDTH + EDGE, (row + 1) * WIDTH - EDGE);
  }
  const lines = [
    'MEASURING PROTOCOL',
    '',
    `NAME:  ${name}`,
    `PLACE: ${place}`,
    `DATE:  ${on}`,
    '',
    ...ROWS.flatMap(([label, key, unit]) => {
      const value = values[key];
      return typeof value === 'number' ? [`${label.padEnd(10)}${value.toFixed(1).padStart(6)} ${unit}`] : [];
    }),
    '',
    'WITHOUT SHOES. TWO READINGS.',
    'READ BY: J. ALDEN / TEAM DOCTOR',
  ];
  for (const [index, line] of lines.entries()) {
    printLine(sheet, line.slice(0, LINE), { x: 80, y: 96 + index * 56, size: 3, ink: INK });
  }
  printLine(sheet, 'DEMO DATA. PERSON AND DOCUMENT ARE INVENTED.', {
    ...{ x: 80, y: HEIGHT - 100, size: 2, ink: 120 },
  });
  return sharp(sheet.dots, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
