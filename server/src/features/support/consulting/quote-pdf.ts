/** A quote for consulting as PDF. Drawn from what is stored, so the same quote gives the same file. */
import type { ConsultingQuote } from '@faircourt/contracts/consulting';
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { Locale } from '@faircourt/contracts/vocabulary';
import PdfDocument from 'pdfkit';
import english from '../../../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../../../catalogues/documents/pt-BR.json' with { type: 'json' };
import { longDay } from '../../../delivery/letter.ts';
import { ONE_RUN, PDF_FONTS, wholePdf } from '../../../platform/pdf.ts';
import { plainWords, type Catalogues } from '../../../platform/plain-words.ts';

const MARGIN = 56;
const INK = '#14213D';
const FAINT = '#5B6475';
const LINE = '#D5D9E0';

type QuoteWordId = Extract<keyof typeof english, `quote.${string}`>;
const CATALOGUES: Catalogues<QuoteWordId> = { en: english, es: spanish, 'pt-BR': portuguese };

interface QuoteSheet {
  quote: ConsultingQuote;
  reference: string;
  askedBy: string;
  accepted: { at: Date; name: string } | null;
}

export function drawQuotePdf(sheet: QuoteSheet, locale: Locale): Promise<Buffer> {
  const { quote, reference, askedBy, accepted } = sheet;
  const words = plainWords(CATALOGUES[locale]);
  const document = openDocument(words('quote.title'), sheet, locale);
  document.font(PDF_FONTS.bold).fontSize(12).fillColor(FAINT).text('Faircourt');
  document.moveDown(0.6).fontSize(20).fillColor(INK).text(words('quote.title'));
  document.moveDown(0.8);
  row(document, words('quote.reference'), reference);
  row(document, words('quote.for'), askedBy);
  row(document, words('quote.made'), longDay(quote.quoted_at, locale));
  row(document, words('quote.valid_until'), longDay(quote.valid_until, locale));
  heading(document, words('quote.covers'));
  document.font(PDF_FONTS.plain).fontSize(10).fillColor(INK).text(quote.covers, { lineGap: 3 });
  document.moveDown(1);
  const { y } = document;
  document
    .strokeColor(LINE)
    .moveTo(MARGIN, y)
    .lineTo(document.page.width - MARGIN, y)
    .stroke();
  document.moveDown(0.6).font(PDF_FONTS.plain).fontSize(9).fillColor(FAINT).text(words('quote.total'));
  document.font(PDF_FONTS.bold).fontSize(18).fillColor(INK).text(amountOf(quote, locale));
  document.moveDown(0.6).font(PDF_FONTS.plain).fontSize(10).text(words('quote.terms'), { lineGap: 3 });
  if (accepted) {
    heading(document, words('quote.accepted'));
    row(document, words('quote.accepted_by'), accepted.name);
    row(document, words('quote.accepted_on'), longDay(accepted.at.toISOString(), locale));
  }
  return wholePdf(document);
}

function openDocument(title: string, { quote, reference, accepted }: QuoteSheet, locale: Locale) {
  const made = new Date(quote.quoted_at);
  const info = {
    Title: `${title} ${reference}`,
    Author: 'Faircourt',
    Creator: 'Faircourt',
    CreationDate: made,
    ModDate: accepted?.at ?? made,
  };
  const settings = { autoFirstPage: false, font: PDF_FONTS.plain, lang: locale } as const;
  const document = new PdfDocument({ ...settings, pdfVersion: '1.7', displayTitle: true, info });
  return document.addPage({ size: 'A4', margin: MARGIN });
}

function amountOf({ amount_cents: cents, currency }: ConsultingQuote, locale: Locale): string {
  const form = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat(numberLocale(locale), form).format(cents / 100);
}

function heading(document: PDFKit.PDFDocument, text: string): void {
  document.moveDown(1.2).font(PDF_FONTS.bold).fontSize(12).fillColor(INK).text(text).moveDown(0.4);
}

function row(document: PDFKit.PDFDocument, label: string, value: string): void {
  document.font(PDF_FONTS.plain).fontSize(8).fillColor(FAINT).text(label);
  document.fontSize(10).fillColor(INK).text(value, { features: ONE_RUN }).moveDown(0.4);
}
