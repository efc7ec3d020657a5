/** Dialogs keep focus inside, close on Escape and give focus back; on a phone they rise from the bottom. */
import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui';
import { use, useCallback, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button, IconButton } from './button.tsx';
import { cn } from './class-names.ts';
import { ClosedByBack } from './closed-by-back.tsx';
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
  ...rest
}: Omit<ComponentProps<typeof Radix.Content>, 'title'> & { title: string; description?: ReactNode }) {
  const t = useText();
  const [closeButton, close] = useClosing();
  if (!use(OpenedOnceContext)) return null;
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        className={cn(PANEL, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <ClosedByBack close={close} />
        <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
        {description && <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>}
        <div className="mt-5">{children}</div>
        <Radix.Close asChild>
          <IconButton ref={closeButton} label={t('ui.close')} className="absolute top-3.5 right-3.5">
            <X aria-hidden />
          </IconButton>
        </Radix.Close>
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
  isBusy?: boolean;
  busyText?: string;
  /** It asks whether to leave the page, so Back is part of its question and does not close it. */
  isAboutLeaving?: boolean;
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
  isBusy = false,
  busyText,
  isAboutLeaving = false,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useText();
  const [isOpenedOnce, tell] = useOpenedOnce({ open: isOpen, onOpenChange });
  const [isOpenByTrigger, setIsOpenByTrigger] = useState(false);
  const change = (isNowOpen: boolean) => {
    setIsOpenByTrigger(isNowOpen);
    tell(isNowOpen);
  };
  return (
    <RadixAlert.Root open={isOpen ?? isOpenByTrigger} onOpenChange={change}>
      {trigger && <RadixAlert.Trigger asChild>{trigger}</RadixAlert.Trigger>}
      {isOpenedOnce && (
        <RadixAlert.Portal>
          <RadixAlert.Overlay className={OVERLAY} />
          <RadixAlert.Content className={PANEL}>
            {/* As Escape does it: what the button for leaving it be may do besides is an answer, and nobody gave one. */}
            {!isAboutLeaving && <ClosedByBack close={() => change(false)} />}
            <RadixAlert.Title className="text-xl">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-2 text-muted">{description}</RadixAlert.Description>
            {/* What loses something never comes first, on a phone neither. */}
            <DialogActions className={isDestructive ? 'flex-col' : ''}>
              <RadixAlert.Cancel asChild>
                <Button variant="secondary" onClick={onCancel}>
                  {cancelLabel ?? t('ui.cancel')}
                </Button>
              </RadixAlert.Cancel>
              <RadixAlert.Action asChild>
                <Button
                  variant={isDestructive ? 'destructive' : 'primary'}
                  isBusy={isBusy}
                  {...(busyText ? { busyText } : {})}
                  onClick={(event) => {
                    // Steered from outside, the caller closes it once the work is done.
                    if (isOpen !== undefined) event.preventDefault();
                    void onConfirm();
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
