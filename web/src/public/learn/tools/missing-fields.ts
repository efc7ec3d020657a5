/** Says beside its field what is missing, in the page's language; the browser's own bubble speaks another and goes by itself. */

/** Whether everything is there. If not, the first field that lacks something takes the focus. */
export function showMissing(form: HTMLFormElement): boolean {
  const lacking = slotsOf(form).filter(({ slot, control }) => {
    const isMissing = !control.validity.valid;
    tell(slot, control, isMissing);
    return isMissing;
  });
  const [first] = lacking;
  first?.control.focus();
  first?.slot.scrollIntoView({ block: 'nearest' });
  return lacking.length === 0;
}

/** What is being answered is no longer missing. */
export function clearMissing(form: HTMLFormElement, answered: EventTarget | null): void {
  for (const { slot, control } of slotsOf(form)) if (control === answered) tell(slot, control, false);
}

type Control = HTMLInputElement | HTMLSelectElement;

function slotsOf(form: HTMLFormElement): { slot: HTMLElement; control: Control }[] {
  return [...form.querySelectorAll<HTMLElement>('[data-missing]')].flatMap((slot) => {
    const control = form.querySelector<Control>(`#${slot.dataset.missing ?? ''}`);
    return control ? [{ slot, control }] : [];
  });
}

function tell(slot: HTMLElement, control: Control, isMissing: boolean): void {
  const words = slot.querySelector('span');
  // A description is read also while it is hidden, so it is empty then.
  if (words) words.textContent = isMissing ? (slot.dataset.missingText ?? '') : '';
  slot.hidden = !isMissing;
  if (isMissing) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== slot.id);
  control.setAttribute('aria-describedby', [slot.id, ...others].join(' '));
}
