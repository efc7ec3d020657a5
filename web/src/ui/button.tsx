import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const look = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-medium transition-[background-color,border-color,color,box-shadow] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-on-primary shadow-soft hover:bg-primary-hover disabled:hover:bg-primary aria-disabled:opacity-80',
        accent: 'bg-ball-strong text-white shadow-soft hover:bg-ball-stronger',
        secondary:
          'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken',
        ghost: 'text-ink hover:bg-ink/6',
        destructive: 'bg-stop text-on-stop shadow-soft hover:bg-stop-hover',
        link: 'rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court',
      },
      size: {
        // Above and below only a label of two lines needs it.
        sm: 'min-h-9 px-3 py-1.5 text-sm',
        md: 'min-h-11 px-4 py-2 text-base',
        lg: 'min-h-13 px-6 py-2.5 text-base',
        icon: 'size-11 text-lg',
      },
      width: { auto: '', full: 'w-full' },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-0 px-0 py-0' }],
    defaultVariants: { variant: 'primary', size: 'md', width: 'auto' },
  },
);

/**
 * Use these for links that look like buttons too: `<Link className={buttonClasses({ variant: 'primary' })}>`. What is said
 * later counts: a link has no padding, whatever its size has.
 */
export function buttonClasses(props?: Parameters<typeof look>[0]): string {
  return cn(look(props));
}

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof look> & {
    /** Work is under way: keeps focus, ignores presses and shows `busyText` in place of the label. */
    isBusy?: boolean;
    busyText?: string;
    icon?: ReactNode;
    /** Renders the only child (a link) with the button's look. */
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  width,
  isBusy = false,
  busyText,
  icon,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = cn(buttonClasses({ variant, size, width }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  // Not `disabled` while busy: a disabled button drops keyboard focus in the middle of a form.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button type={type} className={classes} aria-disabled={isBusy || undefined} onClick={press} {...rest}>
      {isBusy ? <Spinner /> : icon}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

/** A square button that shows only an icon; the label is for screen readers and the browser's tooltip. */
export function IconButton({
  label,
  children,
  variant = 'ghost',
  ...rest
}: Omit<ButtonProps, 'asChild' | 'busyText' | 'icon' | 'size'> & { label: string }) {
  return (
    <Button size="icon" variant={variant} aria-label={label} title={label} {...rest}>
      {rest.isBusy ? null : children}
    </Button>
  );
}
