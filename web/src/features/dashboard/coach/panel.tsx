import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/states.tsx';

type PanelProps = {
  title: string;
  text?: ReactNode;
  /** Beside the title: the way to the whole page. */
  more?: ReactNode;
  children: ReactNode;
};

/** One part of a dashboard. */
export function Panel({ title, text, more, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {more}
        {text && <p className="w-full text-sm text-muted">{text}</p>}
      </header>
      {children}
    </Card>
  );
}

interface Failing {
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export function PanelFailure({ query: { error, isFetching, refetch } }: { query: Failing }) {
  const errorText = useErrorText();
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}

/** Nothing to show, and a word on how that changes. */
export function QuietNote({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 px-5 py-4 text-muted">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
