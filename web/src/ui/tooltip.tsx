import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOpenedOnce } from './opened-once.ts';

/** A short explanation on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpenedOnce, noteOpen] = useOpenedOnce({});
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root onOpenChange={noteOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {isOpenedOnce && (
          <Radix.Portal>
            <Radix.Content
              sideOffset={6}
              collisionPadding={12}
              className="z-50 max-w-72 animate-fade-in rounded-sm bg-night px-3 py-1.5 text-sm text-on-night shadow-float"
            >
              {text}
              <Radix.Arrow className="fill-night" />
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
