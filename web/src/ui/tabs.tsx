import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { markScrollEdges, SCROLL_FADE } from './scroll-edges.ts';

export const Tabs = Radix.Root;

/** With more tabs than fit, the row scrolls and says so. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <div ref={markScrollEdges} className={SCROLL_FADE}>
      <Radix.List className={cn('flex w-max min-w-full gap-1 border-b border-line', className)} {...rest} />
    </div>
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        // The count that is only read out is placed in its tab, else it would stand beside the row and widen the page.
        'relative -mb-px min-h-11 shrink-0 rounded-t-sm border-b-2 border-transparent px-4 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-55 data-[state=active]:border-ball data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-6', className)} {...rest} />;
}

type StayingPanelProps = ComponentProps<'div'> & { tabId: string; isOpen: boolean };

/**
 * A panel that stays while another tab is open. Radix' own asks at once how it is going to move, and has the whole page
 * laid out for the answer; this one does not move. Its tab names it with `aria-controls`.
 */
export function StayingPanel({ tabId, isOpen, className, ...rest }: StayingPanelProps) {
  return (
    <div
      role="tabpanel"
      aria-labelledby={tabId}
      hidden={!isOpen}
      tabIndex={0}
      className={cn(isOpen && 'pt-6', className)}
      {...rest}
    />
  );
}
