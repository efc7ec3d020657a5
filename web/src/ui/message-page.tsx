import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { MAIN_ID } from './skip-link.tsx';

type MessageProps = { eyebrow?: ReactNode; title: string; children?: ReactNode; actions: ReactNode };

/** A page that says one thing: nothing here, something broke. Works without JavaScript. */
export function MessagePage({ homeLabel, ...message }: MessageProps & { homeLabel: string }) {
  return (
    <div className="isolate flex min-h-dvh flex-col overflow-clip">
      <header className="px-5 py-5 sm:px-8">
        <a href="/" aria-label={homeLabel} className="inline-flex rounded-sm">
          <Brand />
        </a>
      </header>
      <main id={MAIN_ID} className="grid flex-1 place-items-center px-5 pb-24">
        <Message {...message} />
      </main>
    </div>
  );
}

/** The same in the place of a page, with the navigation around it. */
export function MessageInShell(message: MessageProps) {
  return (
    <div className="isolate grid min-h-[calc(100dvh-12rem)] place-items-center overflow-clip">
      <Message {...message} />
    </div>
  );
}

function Message({ eyebrow, title, children, actions }: MessageProps) {
  return (
    <div className="relative flex max-w-xl animate-rise-in flex-col items-center text-center">
      <CourtLines />
      {eyebrow && (
        <p className="font-heading text-6xl text-ball-text tabular-nums sm:text-[5.5rem] sm:leading-none">
          {eyebrow}
        </p>
      )}
      <h1 tabIndex={-1} className="mt-4 text-2xl sm:text-3xl">
        {title}
      </h1>
      <div className="mt-3 text-muted sm:text-lg">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}

/** The centre circle of a court, drawn faintly around the words. */
function CourtLines() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      className="pointer-events-none absolute top-1/2 left-1/2 -z-10 w-[46rem] max-w-none -translate-x-1/2 -translate-y-1/2 text-line"
    >
      <circle cx="200" cy="200" r="160" />
      <circle cx="200" cy="200" r="198" strokeDasharray="8 10" />
    </svg>
  );
}
