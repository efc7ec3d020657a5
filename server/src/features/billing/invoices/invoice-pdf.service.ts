/** The invoice as a file, for those who may read it, in their language. */
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { Attachment, Mail } from '../../../platform/mail/mailer.ts';
import { drawInvoicePdf } from './invoice-pdf.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { requireInvoice, type InvoiceDeps } from './invoice.service.ts';
import { findInvoice } from './invoice.store.ts';

export async function drawInvoice(
  deps: InvoiceDeps,
  guard: Guard,
  invoiceId: string,
): Promise<{ fileName: string; content: Buffer }> {
  const row = await requireInvoice(deps.db, guard, invoiceId);
  const [reader] = await listMailReaders(deps.db, [actedBy(guard).userId]);
  const invoice = presentInvoice(row, deps.howToPay);
  return {
    fileName: `${row.number}.pdf`,
    content: await drawInvoicePdf(invoice, reader?.locale ?? 'en'),
  };
}

/** For the email that tells its buyer of it: as it is when the email leaves. Null: it is no longer kept. */
export async function drawForMail(
  deps: InvoiceDeps,
  { id, locale }: NonNullable<Mail['invoice']>,
): Promise<Attachment | null> {
  const row = await findInvoice(deps.db, id);
  if (!row) return null;
  const content = await drawInvoicePdf(presentInvoice(row, deps.howToPay), locale);
  return { fileName: `${row.number}.pdf`, contentType: 'application/pdf', content };
}
