/** The quote as a file, for those who read the case, in their language. */
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { PdfFile } from '../../../platform/http/pdf-reply.ts';
import type { SupportDeps } from '../support.deps.ts';
import { presentQuote } from './consulting.presenter.ts';
import { keepLookAtCase } from './consulting.service.ts';
import { findCase, findConsultingFacts } from './consulting.store.ts';
import { drawQuotePdf } from './quote-pdf.ts';

export async function drawQuote({ db }: Pick<SupportDeps, 'db'>, guard: Guard, id: string): Promise<PdfFile> {
  guard.authorise('consulting.read', await findConsultingFacts(db, id));
  const { row, quote } = await inTransaction(db, async (trx) => {
    const found = await findCase(trx, id);
    const offered = found && presentQuote(found, guard.now);
    if (!found || !offered) throw notFound();
    await keepLookAtCase(trx, guard, id);
    return { row: found, quote: offered };
  });
  const [reader] = await listMailReaders(db, [actedBy(guard).userId]);
  const { reference, asked_by: askedBy, accepted_at: at, accepted_name: name } = row;
  const accepted = at && name !== null ? { at, name } : null;
  return {
    fileName: `${reference}.pdf`,
    content: await drawQuotePdf({ quote, reference, askedBy, accepted }, reader?.locale ?? 'en'),
  };
}
