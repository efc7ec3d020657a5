import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import { cn } from './class-names.ts';
import { useFieldControl } from './field.tsx';

export const CONTROL_CLASSES =
  'w-full rounded-md border border-line-strong/70 bg-surface text-base text-ink shadow-[inset_0_1px_1px_rgb(20_33_61/0.03)] transition-[border-color,box-shadow] placeholder:text-muted/70 hover:border-line-strong focus-visible:border-court focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-stop aria-invalid:focus-visible:outline-stop';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(CONTROL_CLASSES, 'min-h-11 px-3 read-only:bg-sunken read-only:text-muted', className)}
      {...useFieldControl()}
      {...rest}
    />
  );
}

/** A password field whose content can be shown, because typing blind on a phone goes wrong. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-12', className)}
        {...rest}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={t('ui.password.show')}
        title={isShown ? t('ui.password.hide') : t('ui.password.show')}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-md text-muted transition-colors hover:text-ink"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(CONTROL_CLASSES, 'min-h-24 px-3 py-2.5', className)}
      {...useFieldControl()}
      {...rest}
    />
  );
}

/** The browser's own select: on a phone it opens the system's picker, and forms can register it. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        className={cn(CONTROL_CLASSES, 'min-h-11 appearance-none py-2 pr-10 pl-3', className)}
        {...useFieldControl()}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
      />
    </div>
  );
}
