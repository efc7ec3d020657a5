import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import { ClosedByBack } from './closed-by-back.tsx';

type SidePanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Gives the focus back to where it came from, once the panel is gone. */
  onClosed: () => void;
  title: string;
  /** Beside the button that closes it. */
  tools?: ReactNode;
  children: ReactNode;
};

/** One record beside the list that it is from. On a phone it takes the whole screen. */
export function SidePanel({ isOpen, onClose, onClosed, title, tools, children }: SidePanelProps) {
  const t = useText();
  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-[#0a1120]/55" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-y-0 right-0 z-50 w-full animate-fade-in overflow-y-auto border-l border-line bg-paper px-4 pb-8 shadow-float outline-none sm:w-[min(48rem,92vw)] sm:px-6"
        >
          <ClosedByBack close={onClose} />
          <div className="sticky top-0 z-10 -mx-4 mb-5 flex items-center justify-between gap-4 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <div className="flex items-center gap-2">
              {tools}
              <Radix.Close asChild>
                <IconButton label={t('ui.close')}>
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
