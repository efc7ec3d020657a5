/** Where everything of the shell has its place, in the application and in the first view of its pages. */
import type { ReactNode } from 'react';
import { cn } from '../ui/class-names.ts';
import { markScrollEnds, SCROLL_FADE_DOWN } from '../ui/scroll-edges.ts';
import { MAIN_ID } from '../ui/skip-link.tsx';

export function ShellFrame({
  barStart,
  barEnd,
  navigation,
  children,
}: {
  barStart: ReactNode;
  barEnd: ReactNode;
  navigation: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="min-h-dvh">
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-17 max-w-[90rem] items-center gap-1 px-2 sm:gap-2 sm:px-6">
          {barStart}
          <div className="ml-auto flex min-w-0 items-center gap-1">{barEnd}</div>
        </div>
      </header>
      <div className="mx-auto flex min-h-[calc(100dvh-4.25rem)] w-full max-w-[90rem]">
        <div className="hidden w-64 shrink-0 border-r border-line lg:block">
          <div
            ref={markScrollEnds}
            className={cn('sticky top-17 max-h-[calc(100dvh-4.25rem)] px-4 py-8', SCROLL_FADE_DOWN)}
          >
            {navigation}
          </div>
        </div>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 py-8 outline-none sm:px-8 lg:px-12 lg:py-10"
        >
          <div className="mx-auto max-w-5xl">{children}</div>
        </main>
      </div>
    </div>
  );
}
