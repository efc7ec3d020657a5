/** Makes the support form send: one request at a time, every answer said in place, nothing typed ever lost. */
import './support.css';
import { SUPPORT_TYPES, type SupportType } from '@faircourt/contracts/vocabulary';
import { isLocale } from '../../i18n/locale.ts';
import { fromServer, problemsOf } from './field-problems.ts';
import { createFormView, type FormView } from './form-view.ts';
import { browserTokenEdges, readOwnToken } from '../own-token.ts';
import { readKnownWriter } from './known-writer.ts';
import { sendSupportRequest, type Outcome } from './send-support-request.ts';
import { dropDraft, keepDraft, takeUpDraft } from './support-draft.ts';

/** As our answers name a message. */
const REFERENCE = /^FC-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

const form = document.querySelector<HTMLFormElement>('form[data-support-form]');
const received = document.querySelector<HTMLElement>('[data-support-received]');
if (form && received) start(createFormView(form, received));

function start(view: FormView): void {
  let submissionId: string = crypto.randomUUID();
  let isSending = false;

  const draft = takeUpDraft(sessionStorage);
  if (draft) {
    submissionId = draft.submission_id;
    view.fillIn(draft);
  }
  const wanted = new URLSearchParams(location.search).get('type');
  if (isSupportType(wanted)) view.fillIn({ type: wanted });
  const reference = new URLSearchParams(location.search).get('reference')?.trim().toUpperCase();
  if (reference && REFERENCE.test(reference)) view.replyTo(reference);

  // A report about safety may be answered at another address than the one that others at home can read.
  const writer = knownWriter();
  const nameWriter = () => view.nameWriter(view.read().type === 'safety' ? null : writer);
  nameWriter();

  view.onInput(nameWriter);
  view.onInput(() => keepDraft(sessionStorage, { ...view.read(), submission_id: submissionId }));
  view.onSubmit(() => {
    if (!isSending) void submit();
  });
  view.onWriteAgain(() => {
    submissionId = crypto.randomUUID();
    view.startOver();
    nameWriter();
  });
  view.markReady();

  async function submit(): Promise<void> {
    const filledIn = view.read();
    const problems = problemsOf(filledIn, view.isAddress());
    view.showProblems(problems);
    if (problems.length > 0 || !isSupportType(filledIn.type)) return;

    isSending = true;
    view.setSending(true);
    const locale = isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en';
    const message = {
      ...filledIn,
      type: filledIn.type,
      locale,
      website: view.trap(),
      submission_id: submissionId,
      ...(view.reference() ? { reference: view.reference() } : {}),
    };
    const outcome = await sendSupportRequest(message, {
      fetch: (...call) => fetch(...call),
      isOnline: () => navigator.onLine,
      now: () => new Date(),
      token: await readOwnToken(browserTokenEdges()),
    });
    isSending = false;
    view.setSending(false);
    conclude(outcome, { type: filledIn.type, email: filledIn.email });
  }

  function conclude(outcome: Outcome, sent: { type: SupportType; email: string }): void {
    switch (outcome.kind) {
      case 'received':
        dropDraft(sessionStorage);
        view.showReceived({ ...sent, reference: outcome.reference, requestId: outcome.requestId });
        break;
      case 'fields':
        view.showProblems(outcome.errors.map(fromServer));
        break;
      case 'too_many':
        view.showFailure('too_many', outcome.retryAt);
        break;
      case 'offline':
      case 'unreachable':
        view.showFailure(outcome.kind);
        break;
    }
  }
}

function knownWriter() {
  try {
    return readKnownWriter(localStorage);
  } catch {
    // Storage is blocked: nobody is known.
    return null;
  }
}

function isSupportType(value: unknown): value is SupportType {
  return SUPPORT_TYPES.some((type) => type === value);
}
