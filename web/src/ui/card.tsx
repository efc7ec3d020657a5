import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={cn('rounded-lg border border-line bg-surface shadow-soft', className)} {...rest} />
  );
}

export function CardHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header className={cn('flex flex-col gap-1 p-5 pb-0 sm:p-6 sm:pb-0', className)} {...rest} />;
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('text-lg', className)} {...rest}>
      {children}
    </h2>
  );
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cn('text-muted', className)} {...rest} />;
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('p-5 sm:p-6', className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      className={cn('flex flex-wrap items-center gap-3 border-t border-line px-5 py-4 sm:px-6', className)}
      {...rest}
    />
  );
}
