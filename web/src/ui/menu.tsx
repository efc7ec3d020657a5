/** Menus and popovers that open from a button. */
import { Check } from 'lucide-react';
import { DropdownMenu as Radix, Popover as RadixPopover } from 'radix-ui';
import { use, type ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { OpenedOnceContext, useOpenedOnce } from './opened-once.ts';

const FLOAT = 'z-50 animate-rise-in rounded-md border border-line bg-raised shadow-float outline-none';
const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-base outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[highlighted]:bg-ink/6 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** Not modal: that would hide the rest of the page from screen readers while its controls can still take focus. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  const [isOpenedOnce, change] = useOpenedOnce(props);
  return (
    <OpenedOnceContext value={isOpenedOnce}>
      <Radix.Root modal={false} {...props} onOpenChange={change} />
    </OpenedOnceContext>
  );
}
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  if (!use(OpenedOnceContext)) return null;
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={12}
        className={cn(FLOAT, 'min-w-48 p-1.5', className)}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({
  isDestructive = false,
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & { isDestructive?: boolean }) {
  return <Radix.Item className={cn(ITEM, isDestructive && 'text-stop', className)} {...rest} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(ITEM, 'justify-between', className)} {...rest}>
      <span className="flex items-center gap-2.5">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="text-court" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(ITEM, 'justify-between', className)} {...rest}>
      <span className="flex min-w-0 items-center gap-2.5">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="text-court" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-3 py-2 text-sm font-medium text-muted', className)} {...rest} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('my-1.5 h-px bg-line', className)} {...rest} />;
}

export function Popover(props: ComponentProps<typeof RadixPopover.Root>) {
  const [isOpenedOnce, change] = useOpenedOnce(props);
  return (
    <OpenedOnceContext value={isOpenedOnce}>
      <RadixPopover.Root {...props} onOpenChange={change} />
    </OpenedOnceContext>
  );
}
export const PopoverTrigger = RadixPopover.Trigger;

export function PopoverContent({ className, ...rest }: ComponentProps<typeof RadixPopover.Content>) {
  if (!use(OpenedOnceContext)) return null;
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        sideOffset={8}
        collisionPadding={12}
        className={cn(FLOAT, 'w-80 max-w-[calc(100vw-1.5rem)] p-4', className)}
        {...rest}
      />
    </RadixPopover.Portal>
  );
}
