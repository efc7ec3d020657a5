/**
 * A signed form as PDF: the exact text, and what proves who agreed to it. Drawn from what is stored, so the same
 * signature gives its signer the same file, byte by byte, whenever it is asked for.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import PdfDocument from 'pdfkit';
import { ONE_RUN, PDF_FONTS, wholePdf } from '../../platform/pdf.ts';
import { readMarkdown, type Block, type Span } from './plain-markdown.ts';
import { copyWords } from './signed-copy.words.ts';

export interface SignedCopy {
  signatureId: string;
  title: string;
  version: number;
  locale: Locale;
  body: string;
  /** In hexadecimal. */
  bodyHash: string;
  athleteName: string;
  signedName: string;
  accountName: string;
  signedAt: Date;
  withdrawnAt: Date | null;
  /** Only in the signer's own copy; null when it was not recorded. */
  ipAddress?: string | null;
}

const MARGIN = 56;
const ITEM_INDENT = 20;
const ROW_HEIGHT = 32;
const INK = '#14213D';
const FAINT = '#5B6475';

export function drawSignedCopy(copy: SignedCopy): Promise<Buffer> {
  const document = openDocument(copy);
  drawHead(document, copy);
  for (const block of readMarkdown(copy.body)) drawBlock(document, block);
  drawSignature(document, copy);
  drawPageNumbers(document, copy.locale);
  return wholePdf(document);
}

function openDocument(copy: SignedCopy): PDFKit.PDFDocument {
  const document = new PdfDocument({
    autoFirstPage: false,
    font: PDF_FONTS.plain,
    lang: copy.locale,
    pdfVersion: '1.7',
    displayTitle: true,
    // Page numbers say how many there are, so they come last.
    bufferPages: true,
    info: {
      Title: copy.title,
      // A name in a script that the fonts lack shows as boxes on the page; here it is as it was typed.
      Author: copy.signedName,
      Subject: copy.athleteName,
      Keywords: copy.signatureId,
      Creator: 'Faircourt',
      CreationDate: copy.signedAt,
      ModDate: copy.withdrawnAt ?? copy.signedAt,
    },
  });
  // Pages that follow by themselves are made like this one. Named here, a font would come back on each of them.
  return document.addPage({ size: 'A4', margin: MARGIN });
}

function drawHead(document: PDFKit.PDFDocument, { title, version, locale }: SignedCopy): void {
  document.font(PDF_FONTS.bold).fontSize(10).fillColor(FAINT).text('Faircourt');
  document.moveDown(0.8).fontSize(18).fillColor(INK).text(title);
  document.moveDown(0.2).font(PDF_FONTS.plain).fontSize(10).fillColor(FAINT);
  document.text(copyWords(locale)('signed_copy.version', { version })).moveDown(1);
}

function drawBlock(document: PDFKit.PDFDocument, { kind, marker, spans }: Block): void {
  if (kind === 'heading') {
    keepTogether(document, 70);
    const bold = spans.map((span) => ({ ...span, isBold: true }));
    document.moveDown(0.4).fontSize(12).fillColor(INK);
    drawSpans(document, bold, MARGIN);
    document.moveDown(0.3);
    return;
  }
  keepTogether(document, 30);
  document.fontSize(10).fillColor(INK);
  if (kind === 'item') {
    const { y } = document;
    document.font(PDF_FONTS.plain).text(marker, MARGIN + ITEM_INDENT / 2, y, { lineBreak: false });
    document.y = y;
  }
  drawSpans(document, spans, kind === 'item' ? MARGIN + ITEM_INDENT : MARGIN);
  document.moveDown(kind === 'item' ? 0.3 : 0.6);
}

/** One paragraph whose words change their weight on the way. */
function drawSpans(document: PDFKit.PDFDocument, spans: readonly Span[], left: number): void {
  const width = document.page.width - MARGIN - left;
  spans.forEach(({ text, isBold }, index) => {
    document.font(isBold ? PDF_FONTS.bold : PDF_FONTS.plain);
    const options = { continued: index < spans.length - 1, lineGap: 2, width };
    if (index === 0) document.text(text, left, document.y, options);
    else document.text(text, options);
  });
  document.x = MARGIN;
}

/** What would begin in the last lines of a page begins on the next one. */
function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  if (document.y > document.page.height - MARGIN - height) document.addPage({ size: 'A4', margin: MARGIN });
}

function drawSignature(document: PDFKit.PDFDocument, copy: SignedCopy): void {
  const words = copyWords(copy.locale);
  const rows: [string, string][] = [
    [words('signed_copy.athlete'), copy.athleteName],
    [words('signed_copy.signed_name'), copy.signedName],
    [words('signed_copy.account'), copy.accountName],
    [words('signed_copy.signed_at'), readable(copy.signedAt)],
    ...(copy.withdrawnAt
      ? [[words('signed_copy.withdrawn_at'), readable(copy.withdrawnAt)] satisfies [string, string]]
      : []),
    ...(copy.ipAddress === undefined
      ? []
      : [
          [words('signed_copy.address'), copy.ipAddress ?? words('signed_copy.unknown')] satisfies [
            string,
            string,
          ],
        ]),
    [words('signed_copy.checksum'), copy.bodyHash],
    [words('signed_copy.signature_id'), copy.signatureId],
  ];
  // Who signed and when belongs together, on one page.
  keepTogether(document, ROW_HEIGHT * (rows.length + 1));
  document
    .moveDown(0.6)
    .font(PDF_FONTS.bold)
    .fontSize(12)
    .fillColor(INK)
    .text(words('signed_copy.signature'))
    .moveDown(0.5);
  for (const [label, value] of rows) {
    document.font(PDF_FONTS.plain).fontSize(8).fillColor(FAINT).text(label);
    document.fontSize(10).fillColor(INK).text(value, { features: ONE_RUN }).moveDown(0.5);
  }
}

function drawPageNumbers(document: PDFKit.PDFDocument, locale: Locale): void {
  const words = copyWords(locale);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin, where text would otherwise begin a new page.
    document.page.margins.bottom = 0;
    document.font(PDF_FONTS.plain).fontSize(8).fillColor(FAINT);
    const label = words('signed_copy.page', { page: page - start + 1, pages: count });
    document.text(label, MARGIN, document.page.height - MARGIN * 0.6, { lineBreak: false });
  }
}

function readable(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
