import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

type TableProps = ComponentProps<'table'> & {
  label: string;
  /** No taller than the window, and scrolls in there: so that its head can stay in sight. */
  isTall?: boolean;
};

/** Scrolls sideways inside its own frame (relative, for hidden text too), so that a wide table never widens the page. */
export function Table({ label, isTall = false, className, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cn(
        'scroll-hint relative overflow-x-auto rounded-lg border border-line shadow-soft',
        isTall && 'max-h-[calc(100dvh-6rem)] overflow-y-auto print:max-h-none',
      )}
    >
      <table className={cn('w-full text-left text-base', className)} {...rest} />
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b border-line bg-sunken/60', className)} {...rest} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y divide-line', className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('transition-colors hover:bg-ink/3', className)} {...rest} />;
}

export function TableHeaderCell({ className, scope = 'col', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn('px-4 py-3 text-sm font-semibold whitespace-nowrap text-muted', className)}
      {...rest}
    />
  );
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn('px-4 py-3 align-middle tabular-nums', className)} {...rest} />;
}
