/**
 * Where a document begins with a page – from an email, a bookmark, another site – the browser's Back leaves the document and no
 * router is asked. While something lies over such a page, the page is in the browser's history once more, one entry ahead: Back
 * then comes from there, and closes what is on top. Once nothing is open, that entry is left again, so that the next Back leaves.
 *
 * The entry carries a mark and the number of the page it repeats: the router never hears of it, and counts as if it were not there.
 * Whatever is opened from it takes its place.
 */
type Entry = { state: unknown; url: string };

/** What is open, the topmost last. */
const closers: (() => void)[] = [];
/** Browsers pass over entries of a page that nobody has touched; and where nothing was typed, nothing is lost. */
let isTouched = false;
/** The entry that the router stands on. */
let shown: Entry;
/** A step of our own is on its way: what it comes from. */
let going: 'ahead' | 'astray' | null = null;

const push = (state: unknown, url?: string | URL | null) =>
  History.prototype.pushState.call(history, state, '', url);
const replace = (state: unknown, url?: string | URL | null) =>
  History.prototype.replaceState.call(history, state, '', url);

/** Before the router begins to listen and to write: windows tell their listeners in order. */
export function watchStepAhead(): void {
  isTouched = navigator.userActivation?.hasBeenActive ?? false;
  shown = here();
  history.pushState = (state: unknown, _unused, url) => {
    if (isAhead(history.state)) replace(state, url);
    else push(state, url);
    shown = here();
  };
  history.replaceState = (state: unknown, _unused, url) => {
    replace(isAhead(history.state) ? marked(state) : state, url);
    shown = here();
  };
  addEventListener('popstate', hearPop);
  for (const kind of ['pointerup', 'keydown', 'input']) {
    addEventListener(kind, touch, { capture: true, once: true });
  }
  // Reloaded with something open.
  settle();
}

/** Gives what ends it. */
export function closeByLeavingStep(close: () => void): () => void {
  closers.push(close);
  settleSoon();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    settleSoon();
  };
}

function hearPop(event: PopStateEvent): void {
  const from = going;
  going = null;
  const wasAhead = isAhead(shown.state);
  const isBetweenBoth = isFirst(history.state) && (wasAhead || isAhead(history.state));
  if (from === null && !isBetweenBoth) {
    shown = here();
    return;
  }
  event.stopImmediatePropagation();
  if (from === 'astray') return;
  if (from === 'ahead' && !wasAhead) {
    // Another page took the entry's place while it was being left.
    going = 'astray';
    history.forward();
    return;
  }
  // The address may have been changed on the other of the two entries.
  replace(isAhead(history.state) ? marked(shown.state) : unmarked(shown.state), shown.url);
  shown = here();
  if (from === null && wasAhead) closers.at(-1)?.();
  settleSoon();
}

function touch(): void {
  isTouched = true;
  settle();
}

/** One thing may close and the next one open. */
function settleSoon(): void {
  setTimeout(settle);
}

/** Ahead as long as something is open, and not longer. */
function settle(): void {
  if (going !== null) return;
  if (isAhead(history.state)) {
    if (closers.length > 0) return;
    going = 'ahead';
    history.back();
    return;
  }
  if (closers.length === 0 || !isTouched || !isFirst(history.state)) return;
  push(marked(history.state));
  shown = here();
}

function here(): Entry {
  return { state: history.state, url: location.href };
}

function isAhead(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAhead' in state;
}

/** The router numbers the entries of a document from 0. */
function isFirst(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}

function marked(state: unknown): unknown {
  return { ...(state as object | null), isAhead: true };
}

function unmarked(state: unknown): unknown {
  const { isAhead: _mark, ...rest } = { isAhead: true, ...(state as object | null) };
  return rest;
}
