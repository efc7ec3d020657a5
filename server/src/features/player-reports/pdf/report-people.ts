/** Those whom a report names, as rows to read with a pencil. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { GrownAthlete, NotedSeason } from '@faircourt/contracts/player-reports';
import type { AthleteCard } from '@faircourt/contracts/search';
import { COLOURS, countryName, day, heading, inWidth, MARGIN, addPage, type Sheet } from './report-sheet.ts';
import { ONE_RUN, PDF_FONTS } from '../../../platform/pdf.ts';

const ROW = 34;

export function drawVerified(sheet: Sheet, athletes: readonly AthleteCard[]): void {
  if (athletes.length === 0) return;
  heading(sheet, sheet.words('player_report.verified_list'), 3 * ROW);
  for (const athlete of athletes) drawRow(sheet, athlete, heightOf(athlete));
}

export function drawGrown(sheet: Sheet, grown: readonly GrownAthlete[]): void {
  if (grown.length === 0) return;
  heading(sheet, sheet.words('player_report.grew'), 3 * ROW);
  for (const { athlete, from_cm, to_cm, since } of grown) {
    const figures = { from: figure(sheet, from_cm), to: figure(sheet, to_cm), day: day(sheet, since) };
    drawRow(sheet, athlete, sheet.words('player_report.grew_line', figures));
  }
}

export function drawSeasons(sheet: Sheet, seasons: readonly NotedSeason[]): void {
  if (seasons.length === 0) return;
  heading(sheet, sheet.words('player_report.seasons'), 3 * ROW);
  for (const { athlete, label, games, points, rebounds, assists } of seasons) {
    const figures = {
      season: label,
      games,
      points: figure(sheet, points),
      rebounds: figure(sheet, rebounds),
      assists: figure(sheet, assists),
    };
    drawRow(sheet, athlete, sheet.words('player_report.season_line', figures));
  }
}

function drawRow(sheet: Sheet, athlete: AthleteCard, right: string): void {
  const { document } = sheet;
  if (document.y + ROW > document.page.height - MARGIN - 10) addPage(sheet);
  const { y } = document;
  const half = inWidth(sheet) / 2;
  document.font(PDF_FONTS.bold).fontSize(10.5).fillColor(COLOURS.night);
  document.text(athlete.name, MARGIN, y, {
    width: half - 10,
    lineBreak: false,
    ellipsis: true,
    features: ONE_RUN,
  });
  document.font(PDF_FONTS.plain).fontSize(8.5).fillColor(COLOURS.faint);
  document.text(aboutOf(sheet, athlete), MARGIN, y + 14, {
    width: half - 10,
    lineBreak: false,
    ellipsis: true,
  });
  document.font(PDF_FONTS.plain).fontSize(9).fillColor(COLOURS.night);
  document.text(right, MARGIN + half, y + 2, {
    width: half,
    height: ROW - 6,
    ellipsis: true,
    align: 'right',
  });
  document
    .lineWidth(0.5)
    .strokeColor(COLOURS.line)
    .moveTo(MARGIN, y + ROW - 6)
    .lineTo(MARGIN + inWidth(sheet), y + ROW - 6)
    .stroke();
  document.y = y + ROW;
  document.x = MARGIN;
}

function aboutOf(sheet: Sheet, { primary_position, grad_year, city, country_code }: AthleteCard): string {
  const country = countryName(sheet, country_code);
  return [
    primary_position === null ? null : sheet.position(primary_position),
    grad_year === null ? null : sheet.words('player_report.class_of', { year: grad_year }),
    city === null ? country : `${city}, ${country}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function heightOf({ height_cm }: AthleteCard): string {
  if (height_cm === null) return '';
  const inches = Math.round(height_cm / 2.54);
  return `${height_cm} cm · ${Math.floor(inches / 12)}′${inches % 12}″`;
}

function figure(sheet: Sheet, value: number | null): string {
  return value === null ? '–' : new Intl.NumberFormat(numberLocale(sheet.locale)).format(value);
}
