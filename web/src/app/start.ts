/**
 * Starts the application once the first view is on the screen. Fetched before that, its code would take the line from what
 * the view needs, and running it would hold the view up. A page in the background is not painted, so it waits for nothing.
 */
import '../styles/main.css';

const LANGUAGES_WITHIN_MS = 1000;

async function begin(): Promise<void> {
  const languages = languagesRead();
  // All at once: left to themselves, the page's code and words would be asked for one after the other.
  for (const file of needed('modules')) preload({ rel: 'modulepreload', href: file });
  const { lang } = document.documentElement;
  for (const folder of needed('words')) {
    for (const part of needed('parts')) {
      preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `${folder}/${lang}/${part}.json` });
    }
  }
  await languages;
  // In pieces, between which the browser can answer. What cannot be had is asked for again where it is needed.
  for (const file of needed('modules')) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await pause();
  }
  await import('./main.tsx');
}

/** A browser without workers reads them when the page needs them. */
async function languagesRead(): Promise<void> {
  try {
    await readBeside();
  } catch {
    // It refuses workers.
  }
}

function readBeside(): Promise<unknown> {
  const worker = new Worker(new URL('./read-languages.worker.ts', import.meta.url), {
    type: 'module',
    name: document.documentElement.lang,
  });
  return new Promise((resolve) => {
    for (const end of ['message', 'error']) worker.addEventListener(end, resolve, { once: true });
    setTimeout(resolve, LANGUAGES_WITHIN_MS);
  }).finally(() => worker.terminate());
}

/** Shorter than a timer, which the browser stretches when there are many. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

function needed(name: string): string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="faircourt:${name}"]`);
  return meta?.content.split(' ') ?? [];
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

if (document.visibilityState === 'hidden') void begin();
else requestAnimationFrame(() => setTimeout(() => void begin()));
