import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageMissing } from '../shell/page-missing.ts';
import { PATHS } from '../shell/paths.ts';

/** The fallback when a page cannot be shown at all: a bug, or a chunk that a new release has replaced. */
export function RouteError() {
  const error = useRouteError();
  return isMissing(error) ? <NotFoundPage /> : <UnexpectedError error={error} />;
}

/** Around the pages inside the shell: a missing record leaves the navigation in place, anything worse is not kept here. */
export function PageError() {
  const error = useRouteError();
  if (!isMissing(error)) throw error;
  return <NotFoundPage isInShell />;
}

function isMissing(error: unknown): boolean {
  return error instanceof PageMissing || (isRouteErrorResponse(error) && error.status === 404);
}

function UnexpectedError({ error }: { error: unknown }) {
  const t = useText();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <>
      <PageTitle title={t('route_error.title')} />
      <MessagePage
        title={t('route_error.title')}
        homeLabel={t('app.home_link')}
        actions={
          <>
            <Button icon={<RotateCw aria-hidden />} onClick={() => location.reload()}>
              {t('route_error.reload')}
            </Button>
            <a href={PATHS.home} className={buttonClasses({ variant: 'secondary' })}>
              {t('not_found.home')}
            </a>
          </>
        }
      >
        <p role="alert">{t('route_error.description')}</p>
      </MessagePage>
    </>
  );
}
