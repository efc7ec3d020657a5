/**
 * Starts the application once the first view is on the screen. Fetched before that, its code would take the line from what
 * the view needs, and running it would hold the view up. A page in the background is not painted, so it waits for nothing.
 */
import '../styles/main.css';

function begin(): void {
  const words = JSON.parse(contentOf('words', '{}')) as Record<string, string>;
  const own = words[document.documentElement.lang];
  // All at once: left to themselves, the page's code and words would be asked for one after the other.
  for (const file of [...contentOf('modules', '').split(' '), own]) if (file) preload(file);
  void import('./main.tsx');
}

function contentOf(name: string, otherwise: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="faircourt:${name}"]`)?.content ?? otherwise;
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

if (document.visibilityState === 'hidden') begin();
else requestAnimationFrame(() => setTimeout(begin));
