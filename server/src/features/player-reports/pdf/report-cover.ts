/** The first page: what this is, the two weeks it is about, and four figures. */
import type { PlayerReport } from '@faircourt/contracts/player-reports';
import { addPage, COLOURS, day, inWidth, MARGIN, type Sheet } from './report-sheet.ts';
import { PDF_FONTS } from '../../../platform/pdf.ts';

export function drawCover(sheet: Sheet, report: PlayerReport): void {
  const { document, words } = sheet;
  addPage(sheet, { isNight: true });
  drawCourt(sheet);
  document.font(PDF_FONTS.bold).fontSize(12).fillColor(COLOURS.faintOnNight).text('Faircourt', MARGIN, 64);
  document.moveDown(5).fontSize(38).fillColor(COLOURS.onNight);
  document.text(words('player_report.title'), { width: 380, lineGap: 4 });
  const y = document.y + 10;
  document.rect(MARGIN, y, 72, 4).fill(COLOURS.ball);
  document.y = y + 22;
  document.font(PDF_FONTS.bold).fontSize(14).fillColor(COLOURS.onNight);
  document.text(words('player_report.number', { number: report.number }), MARGIN);
  const period = { from: day(sheet, report.from), to: day(sheet, lastMoment(report.to)) };
  document.font(PDF_FONTS.plain).fontSize(12).fillColor(COLOURS.faintOnNight);
  document.moveDown(0.4).text(words('player_report.period', period));
  if (report.id === null) {
    document.moveDown(0.8).font(PDF_FONTS.bold).fillColor(COLOURS.ball).text(words('player_report.sample'));
  }
  drawFigures(sheet, report);
  document.font(PDF_FONTS.plain).fontSize(9).fillColor(COLOURS.faintOnNight);
  document.text(words('player_report.lead'), MARGIN, 700, { width: inWidth(sheet) - 60, lineGap: 2 });
}

function drawFigures(sheet: Sheet, { verified, totals, before }: PlayerReport): void {
  const { document, words } = sheet;
  const figures: [string, string][] = [
    [String(verified.count), words('player_report.new')],
    [`${totals.verified}${changed(totals.verified, before?.verified)}`, words('player_report.verified')],
    [`${totals.listed}${changed(totals.listed, before?.listed)}`, words('player_report.listed')],
    [String(totals.countries.length), words('player_report.countries')],
  ];
  const width = inWidth(sheet) / figures.length;
  for (const [place, [figure, label]] of figures.entries()) {
    const x = MARGIN + place * width;
    document.font(PDF_FONTS.bold).fontSize(22).fillColor(COLOURS.onNight);
    document.text(figure, x, 560, { width: width - 10, lineBreak: false });
    document.font(PDF_FONTS.plain).fontSize(8.5).fillColor(COLOURS.faintOnNight);
    document.text(label, x, 592, { width: width - 14, lineGap: 1 });
  }
}

/** The lines of a court, drawn into the corner. */
function drawCourt({ document }: Sheet): void {
  const { width } = document.page;
  document.save().lineWidth(1.5).strokeColor('#2A3B61');
  document
    .circle(width - 40, 330, 190)
    .stroke()
    .circle(width - 40, 330, 60)
    .stroke();
  document
    .moveTo(width - 230, 0)
    .lineTo(width - 230, 330)
    .stroke();
  document
    .moveTo(width - 230, 330)
    .lineTo(width, 330)
    .stroke()
    .restore();
}

function changed(now: number, before: number | undefined): string {
  if (before === undefined || now === before) return '';
  return now > before ? ` +${now - before}` : ` −${before - now}`;
}

/** A period ends at midnight: its last day is the one before. */
function lastMoment(to: string): string {
  return new Date(new Date(to).getTime() - 1).toISOString();
}
