/** An invoice as PDF. Drawn from what is stored, so the same invoice in the same state gives the same file. */
import type { Invoice } from '@faircourt/contracts/billing';
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { Locale } from '@faircourt/contracts/vocabulary';
import PdfDocument from 'pdfkit';
import { ONE_RUN, PDF_FONTS, wholePdf } from '../../../platform/pdf.ts';
import { invoiceWords } from './invoice.words.ts';

const MARGIN = 56;
const INK = '#14213D';
const FAINT = '#5B6475';
const LINE = '#D5D9E0';

export function drawInvoicePdf(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const document = openDocument(invoice, locale);
  drawHead(document, invoice, locale);
  drawBuyer(document, invoice, locale);
  drawLine(document, invoice, locale);
  drawHowToPay(document, invoice, locale);
  return wholePdf(document);
}

function openDocument(invoice: Invoice, locale: Locale): PDFKit.PDFDocument {
  const title = invoiceWords(locale)('invoice.title', { number: invoice.number });
  const issued = new Date(invoice.issued_at);
  const changed = invoice.paid_at ?? invoice.voided_at;
  const document = new PdfDocument({
    autoFirstPage: false,
    font: PDF_FONTS.plain,
    lang: locale,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Faircourt',
      Subject: invoice.buyer.name,
      Creator: 'Faircourt',
      CreationDate: issued,
      ModDate: changed === null ? issued : new Date(changed),
    },
  });
  return document.addPage({ size: 'A4', margin: MARGIN });
}

function drawHead(document: PDFKit.PDFDocument, invoice: Invoice, locale: Locale): void {
  const words = invoiceWords(locale);
  // The day of the payment, which an admin may mark some days later.
  const paidOn = invoice.paid_on ?? invoice.paid_at;
  document.font(PDF_FONTS.bold).fontSize(12).fillColor(FAINT).text('Faircourt');
  const title = words('invoice.title', { number: invoice.number });
  document.moveDown(0.6).fontSize(20).fillColor(INK).text(title);
  document.moveDown(0.3).font(PDF_FONTS.bold).fontSize(11).fillColor(FAINT);
  document.text(words(`invoice.state.${invoice.state}`)).moveDown(0.8);
  drawRows(document, [
    [words('invoice.issued'), day(invoice.issued_at, locale)],
    [words('invoice.due'), day(invoice.due_on, locale)],
    ...optionalRow(words('invoice.purchase_order'), invoice.purchase_order_number),
    ...optionalRow(words('invoice.paid'), paidOn && day(paidOn, locale)),
    ...optionalRow(words('invoice.voided'), invoice.voided_at && day(invoice.voided_at, locale)),
  ]);
}

function drawBuyer(document: PDFKit.PDFDocument, { buyer }: Invoice, locale: Locale): void {
  const words = invoiceWords(locale);
  const lines = [
    buyer.name,
    ...(buyer.institution !== null && buyer.institution !== buyer.name ? [buyer.institution] : []),
    ...buyer.address_lines,
    ...(buyer.country_code === null ? [] : [countryName(buyer.country_code, locale)]),
    ...(buyer.email === null ? [] : [buyer.email]),
    ...(buyer.tax_number === null ? [] : [words('invoice.tax_number', { number: buyer.tax_number })]),
  ];
  heading(document, words('invoice.buyer'));
  for (const line of lines) {
    document.font(PDF_FONTS.plain).fontSize(10).fillColor(INK).text(line, { features: ONE_RUN, lineGap: 2 });
  }
}

function drawLine(document: PDFKit.PDFDocument, invoice: Invoice, locale: Locale): void {
  const words = invoiceWords(locale);
  heading(document, words('invoice.for'));
  const amount = new Intl.NumberFormat(numberLocale(locale), {
    style: 'currency',
    currency: invoice.currency,
    currencyDisplay: 'code',
  }).format(invoice.amount_cents / 100);
  drawRows(document, soldRows(invoice, locale));
  const { y } = document;
  document
    .strokeColor(LINE)
    .moveTo(MARGIN, y)
    .lineTo(document.page.width - MARGIN, y)
    .stroke();
  document.moveDown(0.6).font(PDF_FONTS.plain).fontSize(9).fillColor(FAINT).text(words('invoice.total'));
  document.font(PDF_FONTS.bold).fontSize(18).fillColor(INK).text(amount);
}

/** A plan with its period, or what a family was advised about. */
function soldRows(invoice: Invoice, locale: Locale): [string, string][] {
  const words = invoiceWords(locale);
  const { plan, interval, period_from: from, period_to: to } = invoice;
  if (plan === null || interval === null) {
    return [
      [words('invoice.service'), words('invoice.consulting')],
      ...optionalRow(words('invoice.covers'), invoice.consulting?.covers ?? null),
    ];
  }
  const period =
    from !== null && to !== null
      ? words('invoice.period', { from: day(from, locale), to: day(to, locale) })
      : words('invoice.period_from_payment');
  return [
    [words('invoice.plan'), words(`invoice.plan.${plan}.${interval}`)],
    [words('invoice.period_label'), period],
  ];
}

function drawHowToPay(document: PDFKit.PDFDocument, invoice: Invoice, locale: Locale): void {
  if (invoice.state !== 'open') return;
  const words = invoiceWords(locale);
  heading(document, words('invoice.how_to_pay'));
  document.font(PDF_FONTS.plain).fontSize(10).fillColor(INK);
  for (const line of invoice.how_to_pay) document.text(line, { lineGap: 2 });
  document.moveDown(0.3).text(words('invoice.reference', { number: invoice.number }));
}

function heading(document: PDFKit.PDFDocument, text: string): void {
  document.moveDown(1.2).font(PDF_FONTS.bold).fontSize(12).fillColor(INK).text(text).moveDown(0.4);
}

function drawRows(document: PDFKit.PDFDocument, rows: readonly (readonly [string, string])[]): void {
  for (const [label, value] of rows) {
    document.font(PDF_FONTS.plain).fontSize(8).fillColor(FAINT).text(label);
    document.fontSize(10).fillColor(INK).text(value).moveDown(0.4);
  }
}

function optionalRow(label: string, value: string | null): [string, string][] {
  return value === null ? [] : [[label, value]];
}

function day(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
