/**
 * Starts the application once the first view is on the screen. Fetched before that, its code would take the line from what
 * the view needs, and running it would hold the view up. A page in the background is not painted, so it waits for nothing.
 */
import '../styles/main.css';

function begin(): void {
  // All at once: left to themselves, the page's code and words would be asked for one after the other.
  for (const file of needed('modules')) preload({ rel: 'modulepreload', href: file });
  const { lang } = document.documentElement;
  for (const folder of needed('words')) {
    for (const part of needed('parts')) {
      preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `${folder}/${lang}/${part}.json` });
    }
  }
  void import('./main.tsx');
}

function needed(name: string): string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="faircourt:${name}"]`);
  return meta?.content.split(' ') ?? [];
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));
