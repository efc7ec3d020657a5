import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type LoadMoreProps = {
  hasMore: boolean;
  isBusy: boolean;
  label: string;
  busyText: string;
  /** How much is shown, read out when it changes. */
  status: string;
  /** The list grows upwards: focus must not pull the reader away from where they read. */
  isOnTop?: boolean;
  onLoad: () => void;
};

/** The end of a list. The button keeps focus while it works; with the last page it goes, and the line takes focus over. */
export function LoadMore({
  hasMore,
  isBusy,
  label,
  busyText,
  status,
  isOnTop = false,
  onLoad,
}: LoadMoreProps) {
  const line = useRef<HTMLOutputElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!hasMore && wasPressed.current) line.current?.focus({ preventScroll: isOnTop });
    wasPressed.current = false;
  }, [hasMore, isOnTop]);

  const press = () => {
    wasPressed.current = true;
    onLoad();
  };
  return (
    <div className="flex flex-col items-center gap-3 pt-2 print:hidden">
      <output ref={line} tabIndex={-1} className="text-center text-muted">
        {status}
      </output>
      {hasMore && (
        <Button variant="secondary" isBusy={isBusy} busyText={busyText} onClick={press}>
          {label}
        </Button>
      )}
    </div>
  );
}
