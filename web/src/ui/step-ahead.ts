/**
 * Where a document begins with a page – from an email, a bookmark, another site – the browser's Back leaves the document and no
 * router is asked. While something lies over such a page, the page is in the browser's history once more, half a step ahead:
 * Back then comes from there, and closes what is on top. The router counts in whole steps and keeps the half of them.
 */
const HALF = 0.5;

/** What is open, the topmost last. */
const closers: (() => void)[] = [];
/** The half step was taken and not left yet. */
let isAhead = false;

/** Before the router begins to listen: it must not hear of half steps, and windows tell their listeners in order. */
export function watchStepAhead(): void {
  isAhead = stepNumber() === HALF;
  addEventListener('popstate', (event) => {
    if (!isAhead || stepNumber() !== 0) return;
    isAhead = false;
    event.stopImmediatePropagation();
    const close = closers.at(-1);
    if (close === undefined) {
      // Closed by its own button before: the half step goes together with the whole one.
      history.back();
      return;
    }
    const hasMore = closers.length > 1;
    close();
    if (hasMore) stepAhead();
  });
}

/** Gives what ends it. */
export function closeByLeavingStep(close: () => void): () => void {
  closers.push(close);
  const stopWaiting = stepAheadOnceTouched();
  return () => {
    stopWaiting();
    closers.splice(closers.indexOf(close), 1);
  };
}

function stepAhead(): void {
  if (stepNumber() !== 0) return;
  history.pushState({ ...history.state, idx: HALF }, '');
  isAhead = true;
}

const TOUCHES = ['pointerup', 'keydown', 'input'] as const;

/** Browsers pass over steps of a page that nobody has touched; and where nothing was typed, nothing is lost. */
function stepAheadOnceTouched(): () => void {
  const touch = () => {
    stop();
    stepAhead();
  };
  const stop = () => {
    for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
  };
  if (navigator.userActivation?.hasBeenActive) touch();
  else for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true });
  return stop;
}

/** The router numbers the entries of a document from 0. */
function stepNumber(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
}
