/** What a list or page shows when it has nothing to show: still loading, empty, or failed. */
import { CloudOff, Inbox, RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { EmptyDrawing, sceneOf } from './empty-drawing.tsx';
import { Spinner } from './spinner.tsx';

/** The whole view while it loads. `label` defaults to "Loading...". */
export function LoadingView({ label, className }: { label?: string; className?: string }) {
  const t = useText();
  return (
    <output className={cn('flex min-h-64 items-center justify-center gap-3 text-muted', className)}>
      <Spinner className="text-court" />
      <span>{label ?? t('app.loading')}</span>
    </output>
  );
}

/** The icon says why there is nothing; the drawing follows it. */
export function EmptyState({
  icon = Inbox,
  title,
  children,
  action,
  className,
}: {
  icon?: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <StatePanel
      picture={<EmptyDrawing scene={sceneOf(icon)} />}
      title={title}
      className={className}
      action={action}
    >
      {children}
    </StatePanel>
  );
}

export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  className,
}: {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
}) {
  const t = useText();
  const retry = onRetry && (
    <Button
      variant="secondary"
      icon={<RotateCw aria-hidden />}
      isBusy={isRetrying}
      busyText={t('ui.error_state.retrying')}
      onClick={onRetry}
    >
      {t('ui.error_state.retry')}
    </Button>
  );
  return (
    <div role="alert" className={className}>
      <StatePanel
        picture={
          <span className="mb-2 grid size-12 place-items-center rounded-full border border-line bg-sunken">
            <CloudOff aria-hidden className="size-6 text-stop" />
          </span>
        }
        title={title ?? t('ui.error_state.title')}
        action={retry}
        className={undefined}
      >
        {children ?? t('ui.error_state.description')}
      </StatePanel>
    </div>
  );
}

function StatePanel({
  picture,
  title,
  children,
  action,
  className,
}: {
  picture: ReactNode;
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
  className: string | undefined;
}) {
  return (
    <div className={cn('flex flex-col items-center gap-2 px-6 py-10 text-center', className)}>
      {picture}
      <p className="font-heading text-lg">{title}</p>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
