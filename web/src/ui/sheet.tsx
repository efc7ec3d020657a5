import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import { ClosedByBack } from './closed-by-back.tsx';
import { useOpenedOnce } from './opened-once.ts';

/** A panel from the left edge, for navigation on small screens. Close it before a link in it is followed, or the page below cannot ask. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  trigger,
  children,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  trigger: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const [isOpenedOnce] = useOpenedOnce({ open: isOpen });
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {isOpenedOnce && (
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-[#0a1120]/55" />
          <Radix.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] animate-slide-in flex-col gap-6 overflow-y-auto border-r border-line bg-raised p-5 shadow-float outline-none"
          >
            <ClosedByBack close={() => onOpenChange(false)} />
            <div className="flex items-center justify-between">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={t('ui.close')}>
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
