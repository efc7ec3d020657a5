/** Small comforts on pages for reading: sharing, printing, the current section, and the warning of an old page. */
import './reading.css';
import { offerCopying } from './copy-quotes.ts';
import { isReviewOverdue } from './review-date.ts';

const COPIED_MS = 2500;

warnWhenOverdue();
shareInPlace();
offerPrinting();
offerCopying(document);
markCurrentSection();

/** The build decided once; a build that is a year old must still warn. */
function warnWhenOverdue(): void {
  for (const warning of document.querySelectorAll<HTMLElement>('[data-review-due]')) {
    if (isReviewOverdue(warning.dataset.reviewDue ?? '', new Date())) warning.hidden = false;
  }
}

function shareInPlace(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-share]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void share(link);
  });
}

async function share(link: HTMLAnchorElement): Promise<void> {
  const page = { title: document.title, url: link.href };
  try {
    // Only touch devices have a sheet that people expect; elsewhere a copied link serves better.
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share(page);
    else {
      await navigator.clipboard.writeText(page.url);
      sayCopied(link);
    }
  } catch (error) {
    // Closing the sheet is an answer. Where copying is not allowed, the link does what links do.
    if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(link.href);
  }
}

function sayCopied(link: HTMLAnchorElement): void {
  const label = link.querySelector('[data-share-label]');
  const status = document.querySelector('[data-share-status]');
  const before = label?.textContent ?? '';
  const copied = link.dataset.copied ?? '';
  if (!label || !status || before === copied) return;
  label.textContent = copied;
  status.textContent = copied;
  setTimeout(() => {
    label.textContent = before;
    status.textContent = '';
  }, COPIED_MS);
}

function offerPrinting(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => print());
}

/** Marks the contents entry of the section that crosses the upper third of the screen. */
function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const linkOf = (id: string) => links.find((link) => link.hash === `#${id}`);
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links) link.removeAttribute('aria-current');
        linkOf(target.id)?.setAttribute('aria-current', 'true');
      }
    },
    { rootMargin: '-20% 0px -70% 0px' },
  );
  for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section);
}
