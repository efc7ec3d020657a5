/** The paper of a report: its pages, colours and the line at the foot that says for whom it was made. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import PdfDocument from 'pdfkit';
import { ONE_RUN, PDF_FONTS } from '../../../platform/pdf.ts';
import { reportWords, type ReportWords } from '../report.words.ts';

export const COLOURS = {
  night: '#14213D',
  onNight: '#F6F3EC',
  faintOnNight: '#B9C3D6',
  ball: '#D9631E',
  court: '#1F3A68',
  soft: '#E9EFF8',
  faint: '#545E76',
  line: '#E6DFD3',
} as const;

export const MARGIN = 48;

export interface Sheet extends ReportWords {
  document: PDFKit.PDFDocument;
  locale: Locale;
  /** At the foot of each page. */
  madeFor: string;
}

export function openSheet(locale: Locale, reader: { name: string; now: Date }, number: number): Sheet {
  const said = reportWords(locale);
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(reader.now);
  const document = new PdfDocument({
    autoFirstPage: false,
    font: PDF_FONTS.plain,
    lang: locale,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: said.words('player_report.file_title', { number }),
      Author: 'Faircourt',
      Creator: 'Faircourt',
      CreationDate: reader.now,
    },
  });
  return {
    ...said,
    document,
    locale,
    madeFor: said.words('player_report.made_for', { name: reader.name, time }),
  };
}

export function addPage(sheet: Sheet, { isNight = false } = {}): void {
  const { document, madeFor } = sheet;
  document.addPage({ size: 'A4', margin: MARGIN });
  const { width, height } = document.page;
  if (isNight) document.rect(0, 0, width, height).fill(COLOURS.night);
  const { x, y } = document;
  document.page.margins.bottom = 0;
  document
    .font(PDF_FONTS.plain)
    .fontSize(7.5)
    .fillColor(isNight ? COLOURS.faintOnNight : COLOURS.faint)
    .text(madeFor, MARGIN, height - 30, {
      width: width - 2 * MARGIN,
      lineBreak: false,
      ellipsis: true,
      features: ONE_RUN,
    });
  document.page.margins.bottom = MARGIN;
  document.x = x;
  document.y = y;
}

/** Begins a part; on a new page when less than this is left. */
export function heading(sheet: Sheet, text: string, needs: number): void {
  const { document } = sheet;
  if (document.y + needs > document.page.height - MARGIN - 10) addPage(sheet);
  else document.moveDown(1.6);
  document.font(PDF_FONTS.bold).fontSize(15).fillColor(COLOURS.night).text(text, MARGIN);
  const y = document.y + 3;
  document.rect(MARGIN, y, 36, 2.5).fill(COLOURS.ball);
  document.y = y + 14;
  document.x = MARGIN;
}

export function day(sheet: Sheet, moment: string): string {
  return new Intl.DateTimeFormat(sheet.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}

export function countryName(sheet: Sheet, code: string): string {
  return new Intl.DisplayNames(sheet.locale, { type: 'region' }).of(code) ?? code;
}

export function inWidth(sheet: Sheet): number {
  return sheet.document.page.width - 2 * MARGIN;
}
