/** A report as a magazine to print: a cover with the figures, charts, and those who are named. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { PlayerReport } from '@faircourt/contracts/player-reports';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { wholePdf } from '../../../platform/pdf.ts';
import { drawBars } from './report-bars.ts';
import { drawCover } from './report-cover.ts';
import { drawGrown, drawSeasons, drawVerified } from './report-people.ts';
import { addPage, countryName, heading, openSheet, type Sheet } from './report-sheet.ts';

export interface ReportReader {
  name: string;
  locale: Locale;
  now: Date;
}

export function drawReportPdf(report: PlayerReport, reader: ReportReader): Promise<Buffer> {
  const { locale } = reader;
  const sheet = openSheet(locale, reader, report.number);
  drawCover(sheet, report);
  addPage(sheet);
  drawCharts(sheet, report);
  drawVerified(sheet, report.verified.athletes);
  drawGrown(sheet, report.grew);
  drawSeasons(sheet, report.seasons);
  return wholePdf(sheet.document);
}

function drawCharts(sheet: Sheet, { verified, totals }: PlayerReport): void {
  const { words } = sheet;
  const rowsHeight = (rows: number) => 40 + rows * 20;
  if (verified.count > 0) {
    const positions = verified.by_position.map(({ of, athletes }) => bar(sheet.position(of), athletes));
    heading(sheet, words('player_report.by_position'), rowsHeight(positions.length));
    drawBars(sheet, positions);
    const classes = verified.by_class.map(({ of, athletes }) => bar(String(of), athletes));
    heading(sheet, words('player_report.by_class'), rowsHeight(classes.length));
    drawBars(sheet, classes);
    const countries = verified.by_country.map(({ of, athletes }) => bar(countryName(sheet, of), athletes));
    heading(sheet, words('player_report.by_country'), rowsHeight(Math.min(countries.length, 12)));
    drawBars(sheet, countries.slice(0, 12));
  }
  if (totals.countries.length === 0) return;
  const strongest = totals.countries
    .map(({ country_code, listed, verified: checked }) => ({
      label: countryName(sheet, country_code),
      value: checked / listed,
      text: new Intl.NumberFormat(numberLocale(sheet.locale), { style: 'percent' }).format(checked / listed),
    }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 12);
  heading(sheet, words('player_report.strong'), rowsHeight(strongest.length));
  drawBars(sheet, strongest, 1);
}

function bar(label: string, value: number): { label: string; value: number; text: string } {
  return { label, value, text: String(value) };
}
