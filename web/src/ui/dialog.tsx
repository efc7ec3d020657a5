/** Dialogs keep focus inside, close on Escape and give focus back; on a phone they rise from the bottom. */
import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui';
import { use, useCallback, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button, IconButton } from './button.tsx';
import { cn } from './class-names.ts';
import { ClosedByBack } from './closed-by-back.tsx';
import { focusToReturn } from './focus-to-return.ts';
import { OpenedOnceContext, useOpenedOnce } from './opened-once.ts';

const OVERLAY = 'fixed inset-0 z-40 animate-fade-in bg-[#0a1120]/55';
const PANEL =
  'fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] animate-rise-in overflow-y-auto rounded-t-lg border border-line bg-raised p-6 shadow-float outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg';

export function Dialog(props: ComponentProps<typeof Radix.Root>) {
  const [isOpenedOnce, change] = useOpenedOnce(props);
  return (
    <OpenedOnceContext value={isOpenedOnce}>
      <Radix.Root {...props} onOpenChange={change} />
    </OpenedOnceContext>
  );
}
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export function DialogContent({
  title,
  description,
  children,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: Omit<ComponentProps<typeof Radix.Content>, 'title'> & { title: string; description?: ReactNode }) {
  const t = useText();
  const [closeButton, close] = useClosing();
  const cameFrom = useRef<HTMLElement | null>(null);
  if (!use(OpenedOnceContext)) return null;
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        className={cn(PANEL, className)}
        onOpenAutoFocus={(event) => {
          cameFrom.current = focusToReturn();
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // The library gives it back to its own trigger only, which comes after this.
          if (!event.defaultPrevented && document.activeElement === document.body) cameFrom.current?.focus();
        }}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <ClosedByBack close={close} />
        <div className="grid">
          <div className="col-start-1 row-start-1 min-w-0">
            <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>}
            <div className="mt-5">{children}</div>
          </div>
          {/* As tall as the content, and last for the keyboard: the way out stays in sight however far one has read. */}
          <div className="pointer-events-none z-20 col-start-1 row-start-1 -mt-2.5 -mr-2.5 justify-self-end">
            <Radix.Close asChild>
              <IconButton
                ref={closeButton}
                label={t('ui.close')}
                className="pointer-events-auto sticky -top-2.5 bg-raised hover:bg-sunken"
              >
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
        </div>
      </Radix.Content>
    </Radix.Portal>
  );
}

/** As if its own button were pressed, so that whatever follows from closing follows. */
function useClosing() {
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => button.current?.click(), []);
  return [button, close] as const;
}

export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn('mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...rest} />
  );
}

type ConfirmDialogProps = {
  /** The control that opens it. Leave it out to steer with `isOpen`. */
  trigger?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: string;
  /** Say exactly what happens, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  /** Where leaving it be has a name of its own, and perhaps something to do, which Escape and Back do not. */
  cancelLabel?: string;
  onCancel?: () => void;
  isDestructive?: boolean;
  /** Nothing is lost, and yet leaving it be is better for most: that answer comes first and is the filled one. */
  isBetterLeft?: boolean;
  isBusy?: boolean;
  busyText?: string;
  /** It asks whether to leave the page, so Back is part of its question and does not close it. */
  isAboutLeaving?: boolean;
  /** What says what the answer did, wherever it is on the page: it takes the focus and comes into sight. */
  focusAfter?: () => HTMLElement | null;
  /** What can be chosen besides, below the description. */
  children?: ReactNode;
  onConfirm: () => void | Promise<void>;
};

/** Asks before something that cannot be undone. Stays open while `isBusy`. */
export function ConfirmDialog({
  trigger,
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onCancel,
  isDestructive = true,
  isBetterLeft = false,
  isBusy = false,
  busyText,
  isAboutLeaving = false,
  focusAfter,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useText();
  const [isOpenedOnce, tell] = useOpenedOnce({ open: isOpen, onOpenChange });
  const [isOpenByTrigger, setIsOpenByTrigger] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const change = (isNowOpen: boolean) => {
    setIsOpenByTrigger(isNowOpen);
    tell(isNowOpen);
  };
  if (!trigger && !isOpenedOnce) return null;
  return (
    <RadixAlert.Root open={isOpen ?? isOpenByTrigger} onOpenChange={change}>
      {trigger && <RadixAlert.Trigger asChild>{trigger}</RadixAlert.Trigger>}
      {isOpenedOnce && (
        <RadixAlert.Portal>
          <RadixAlert.Overlay className={OVERLAY} />
          <RadixAlert.Content
            className={PANEL}
            // The library gives focus back to its own trigger only; steered from outside there is none.
            onOpenAutoFocus={() => {
              cameFrom.current = focusToReturn();
            }}
            onCloseAutoFocus={(event) => {
              const said = focusAfter?.();
              if (said) {
                event.preventDefault();
                said.focus({ preventScroll: true });
                // Not when it is in sight: the page would move under the reader.
                said.scrollIntoView({ block: 'nearest' });
                return;
              }
              if (trigger) return;
              event.preventDefault();
              // Nowhere once the question is gone; where the answer led to another page, its heading has the focus.
              if (document.activeElement === document.body) cameFrom.current?.focus();
            }}
          >
            {/* As Escape does it: what the button for leaving it be may do besides is an answer, and nobody gave one. */}
            {!isAboutLeaving && <ClosedByBack close={() => change(false)} />}
            <RadixAlert.Title className="text-xl">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-2 text-muted">{description}</RadixAlert.Description>
            {children && <div className="mt-4">{children}</div>}
            {/* What loses or risks something never comes first, on a phone neither. */}
            <DialogActions className={isDestructive || isBetterLeft ? 'flex-col' : ''}>
              <RadixAlert.Cancel asChild>
                <Button variant={isBetterLeft ? 'primary' : 'secondary'} onClick={onCancel}>
                  {cancelLabel ?? t('ui.cancel')}
                </Button>
              </RadixAlert.Cancel>
              <RadixAlert.Action asChild>
                <Button
                  variant={isBetterLeft ? 'secondary' : isDestructive ? 'destructive' : 'primary'}
                  isBusy={isBusy}
                  {...(busyText ? { busyText } : {})}
                  onClick={(event) => {
                    // Steered from outside, the caller closes it once the work is done. The second of two quick presses was
                    // meant for what opened the question: on a phone the answer comes up under the finger.
                    const isSecondPress = event.detail > 1;
                    if (isOpen !== undefined || isSecondPress) event.preventDefault();
                    if (!isSecondPress) void onConfirm();
                  }}
                >
                  {confirmLabel}
                </Button>
              </RadixAlert.Action>
            </DialogActions>
          </RadixAlert.Content>
        </RadixAlert.Portal>
      )}
    </RadixAlert.Root>
  );
}
