/** Bars beside their names, the figure at the end. */
import { COLOURS, inWidth, MARGIN, type Sheet } from './report-sheet.ts';
import { PDF_FONTS } from '../../../platform/pdf.ts';

interface Bar {
  label: string;
  value: number;
  text: string;
}

const ROW = 20;
const LABEL_WIDTH = 150;
const FIGURE_WIDTH = 44;

/** `whole`: what a full bar means; else the largest is full. */
export function drawBars(sheet: Sheet, bars: readonly Bar[], whole?: number): void {
  const { document } = sheet;
  const most = whole ?? Math.max(1, ...bars.map(({ value }) => value));
  const room = inWidth(sheet) - LABEL_WIDTH - FIGURE_WIDTH;
  for (const { label, value, text } of bars) {
    const { y } = document;
    document.font(PDF_FONTS.plain).fontSize(9.5).fillColor(COLOURS.night);
    document.text(label, MARGIN, y + 3, { width: LABEL_WIDTH - 10, lineBreak: false, ellipsis: true });
    const left = MARGIN + LABEL_WIDTH;
    document.roundedRect(left, y + 2, room, 11, 3).fill(COLOURS.soft);
    if (value > 0)
      document.roundedRect(left, y + 2, Math.max(4, (room * value) / most), 11, 3).fill(COLOURS.court);
    document.font(PDF_FONTS.bold).fontSize(9.5).fillColor(COLOURS.night);
    document.text(text, left + room + 8, y + 3, { width: FIGURE_WIDTH - 8, lineBreak: false });
    document.y = y + ROW;
    document.x = MARGIN;
  }
}
