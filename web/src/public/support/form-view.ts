/** The form as the script sees it: reads fields, shows errors, failures and the confirmation. All words are the page's. */
import { LIMITS } from '@faircourt/contracts/limits';
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { FieldProblem, FilledIn } from './field-problems.ts';
import type { Writer } from './known-writer.ts';
import type { FailureKind } from './send-support-request.ts';

/** The counter appears when it starts to matter. */
const COUNT_FROM = LIMITS.supportMessageMax * 0.8;
/** In the order of the page. */
const FIELDS = ['type', 'name', 'email', 'message'] as const;

interface Receipt {
  type: string;
  email: string;
  reference: string;
  /** Among the writer's own messages, where they are signed in. */
  requestId: string | null;
}

export type FormView = ReturnType<typeof createFormView>;

export function createFormView(form: HTMLFormElement, received: HTMLElement) {
  const submit = form.querySelector<HTMLButtonElement>('[data-submit]');
  const region = form.querySelector<HTMLElement>('[data-failure-region]');
  const count = form.querySelector<HTMLElement>('[data-count]');
  const countWords = count?.textContent ?? '';
  const receivedText = received.querySelector('[data-fill]');
  const receivedWords = receivedText?.textContent ?? '';
  const reference = received.querySelector('[data-reference]');
  const replying = form.querySelector<HTMLElement>('[data-replying]');
  const replyingText = form.querySelector('[data-replying-text]');
  const replyingWords = replyingText?.textContent ?? '';
  const fromAccount = form.querySelector<HTMLElement>('[data-from-account]');
  const typeChoice = form.querySelector<HTMLElement>('[data-type-choice]');

  const valueOf = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const controlsOf = (name: string) => [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  ];

  const view = {
    read: (): FilledIn => ({
      type: valueOf('type'),
      name: valueOf('name'),
      email: valueOf('email'),
      message: valueOf('message'),
    }),
    trap: () => valueOf('website'),
    reference: () => valueOf('reference'),
    isAddress: () => controlsOf('email').every((control) => !control.validity.typeMismatch),

    fillIn(values: Partial<FilledIn>): void {
      for (const [name, value] of Object.entries(values)) {
        for (const control of controlsOf(name)) {
          if (control instanceof HTMLInputElement && control.type === 'radio')
            control.checked = control.value === value;
          else control.value = value;
        }
      }
      updateCount();
    },

    /** Name and address of the account, which are not typed again; null leaves them to the writer. */
    nameWriter(writer: Writer | null): void {
      if (writer) view.fillIn({ name: writer.name, email: writer.email });
      for (const control of [...controlsOf('name'), ...controlsOf('email')])
        control.readOnly = writer !== null;
      if (fromAccount) fromAccount.hidden = writer === null;
    },

    /** What the first message was about is known by its reference; null writes a new one. */
    replyTo(given: string | null): void {
      for (const control of controlsOf('reference')) control.value = given ?? '';
      if (replyingText && given) replyingText.textContent = complete(replyingWords, { reference: given });
      if (replying) replying.hidden = given === null;
      if (typeChoice) typeChoice.hidden = given !== null;
      if (given !== null) view.fillIn({ type: 'general' });
    },

    onInput(react: () => void): void {
      form.addEventListener('input', ({ target }) => {
        if (target instanceof HTMLElement) showError(target.getAttribute('name') ?? '', null);
        updateCount();
        react();
      });
    },
    onSubmit(react: () => void): void {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        react();
      });
    },
    onWriteAgain(react: () => void): void {
      received.querySelector('[data-write-again]')?.addEventListener('click', react);
    },

    /** An empty list clears everything that was shown before. */
    showProblems(problems: readonly FieldProblem[]): void {
      for (const slot of form.querySelectorAll<HTMLElement>('[data-field-error]')) {
        const name = slot.dataset.fieldError ?? '';
        showError(name, problems.find(({ field }) => field === name) ?? null);
      }
      region?.replaceChildren();
      if (problems.length === 0) return;
      const first = FIELDS.find((name) => problems.some(({ field }) => field === name));
      // A server that refuses what this page does not know is newer than the page: trying again is all one can do.
      view.showFailure(first ? 'fields' : 'unreachable');
      if (!first) return;
      controlsOf(first)[0]?.focus();
      // With the reason beside it.
      form.querySelector(`[data-field-error="${first}"]`)?.scrollIntoView({ block: 'nearest' });
    },

    showFailure(kind: FailureKind, retryAt?: Date): void {
      const template = form.querySelector<HTMLTemplateElement>(`template[data-failure="${kind}"]`);
      if (!template || !region) return;
      const content = document.importNode(template.content, true);
      const text = content.querySelector('[data-failure-text]');
      if (text && retryAt) text.textContent = complete(text.textContent, { time: clockTime(retryAt) });
      content.querySelector('[data-mail-link]')?.setAttribute('href', mailAddress());
      region.replaceChildren(content);
    },

    /** Not `disabled`: that would drop the keyboard's focus in the middle of sending. */
    setSending(isSending: boolean): void {
      if (isSending) submit?.setAttribute('aria-disabled', 'true');
      else submit?.removeAttribute('aria-disabled');
    },

    showReceived({ requestId, ...receipt }: Receipt): void {
      if (receivedText) receivedText.textContent = complete(receivedWords, receipt);
      if (reference) reference.textContent = receipt.reference;
      for (const next of received.querySelectorAll<HTMLElement>('[data-next]')) {
        next.hidden = next.dataset.next !== receipt.type;
      }
      const own = received.querySelector<HTMLAnchorElement>(
        `[data-next="${receipt.type}"] [data-own-request]`,
      );
      if (own && requestId !== null) own.href = `/dashboard/support/${requestId}`;
      form.reset();
      form.hidden = true;
      received.hidden = false;
      received.querySelector('h2')?.focus();
    },

    startOver(): void {
      view.replyTo(null);
      updateCount();
      form.hidden = false;
      received.hidden = true;
      controlsOf('type')[0]?.focus();
    },

    markReady(): void {
      form.dataset.ready = '';
    },
  };
  return view;

  function showError(name: string, problem: FieldProblem | null): void {
    const slot = form.querySelector<HTMLElement>(`[data-field-error="${name}"]`);
    const text = slot?.querySelector('[data-field-error-text]');
    if (!slot || !text) return;
    text.textContent = problem ? (slot.getAttribute(`data-error-${problem.error}`) ?? '') : '';
    slot.hidden = !problem;
    for (const control of controlsOf(name)) {
      if (problem) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }

  function updateCount(): void {
    const length = valueOf('message').length;
    if (!count) return;
    count.hidden = length < COUNT_FROM;
    count.textContent = complete(countWords, {
      count: new Intl.NumberFormat(numberLocale(document.documentElement.lang)).format(length),
    });
    count.classList.toggle('text-stop', length > LIMITS.supportMessageMax);
  }

  /** The way out when nothing else works: the person's own mail program, with everything they wrote in it. */
  function mailAddress(): string {
    const { type, message } = view.read();
    return `mailto:${form.dataset.mail ?? ''}?subject=${encodeURIComponent(`Faircourt: ${type}`)}&body=${encodeURIComponent(message)}`;
  }
}

function complete(words: string, values: Record<string, string>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function clockTime(moment: Date): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' }).format(moment);
}
