/** A letter of an invented school as PDF: grades for academics and transcripts, an enrolment letter for a school. */
import PdfDocument from 'pdfkit';
import { PDF_FONTS, wholePdf } from '../../platform/pdf.ts';

export interface SchoolPaper {
  kind: 'transcript' | 'enrolment';
  name: string;
  school: string;
  on: string;
  values: Readonly<Record<string, unknown>>;
}

const MARGIN = 56;
const INK = '#14213D';
const FAINT = '#5B6475';
const COURSES = [
  'English',
  'Algebra and Geometry',
  'Biology',
  'World History',
  'Spanish',
  'Physical Education',
];

export function drawSchoolPaper(paper: SchoolPaper): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A5', margin: MARGIN, font: PDF_FONTS.plain });
  document.fillColor(INK).fontSize(17).text(paper.school);
  document.fillColor(FAINT).fontSize(10).text('Office of the Registrar').moveDown(1.5);
  document.fillColor(INK).fontSize(13);
  document.text(paper.kind === 'transcript' ? 'Official transcript' : 'Letter of enrollment').moveDown(0.75);
  document.fontSize(10);
  document.text(`Student: ${paper.name}`).text(`Issued: ${paper.on}`).moveDown();
  if (paper.kind === 'transcript') drawGrades(document, paper.values);
  else document.text(`${paper.name} is enrolled at ${paper.school} for the current school year.`);
  document.moveDown(1.5).text('M. Ostrander, Registrar').moveDown(2);
  document
    .fillColor(FAINT)
    .fontSize(8)
    .text('Demo data. The school, the person and this document are invented.');
  return wholePdf(document);
}

function drawGrades(document: PDFKit.PDFDocument, values: SchoolPaper['values']): void {
  const { gpa, sat, act } = values;
  const average = typeof gpa === 'number' ? gpa : 3.2;
  for (const [index, course] of COURSES.entries()) {
    drawRow(document, course, Math.min(4, Math.max(0, average + (index % 2 === 0 ? 0.1 : -0.1))).toFixed(2));
  }
  document.moveDown(0.5);
  drawRow(document, 'Grade point average', average.toFixed(2));
  if (typeof sat === 'number') drawRow(document, 'SAT', `${sat}`);
  if (typeof act === 'number') drawRow(document, 'ACT', `${act}`);
}

function drawRow(document: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = document;
  document.text(label).text(value, MARGIN, y, { align: 'right' }).moveDown(0.25);
}
