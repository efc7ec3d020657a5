/**
 * What a menu or a dialog shows is made the first time it opens. Made while closed it takes its time from the page around
 * it, and the library then has React look at each of them once more, in one go, before anything is seen.
 */
import { createContext, useState } from 'react';

/** Of the menu, popover or dialog around. */
export const OpenedOnceContext = createContext(false);

export function useOpenedOnce({
  open,
  defaultOpen = false,
  onOpenChange,
}: {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}): [isOpenedOnce: boolean, onOpenChange: (isOpen: boolean) => void] {
  const [isOpenedOnce, setIsOpenedOnce] = useState(open ?? defaultOpen);
  if (open && !isOpenedOnce) setIsOpenedOnce(true);
  const change = (isOpen: boolean) => {
    if (isOpen) setIsOpenedOnce(true);
    onOpenChange?.(isOpen);
  };
  return [isOpenedOnce, change];
}
