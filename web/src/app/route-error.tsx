import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { NotLoadedPage, ReplacedPage } from './not-loaded-page.tsx';
import { isOpenedHere, PageNotLoaded } from '../shell/page-not-loaded.ts';
import { PageMissing } from '../shell/page-missing.ts';
import { PATHS } from '../shell/paths.ts';

/** The fallback when a page cannot be shown at all: a bug, or code that cannot be had. */
export function RouteError() {
  const error = useRouteError();
  const page = pageInstead(error, { isInShell: false, key: useLocation().key });
  return page ?? (isMissing(error) ? <NotFoundPage /> : <UnexpectedError error={error} />);
}

/** Around the pages inside the shell: a missing record or connection leaves the navigation in place, anything worse is not kept here. */
export function PageError() {
  const error = useRouteError();
  const page = pageInstead(error, { isInShell: true, key: useLocation().key });
  if (page) return page;
  if (!isMissing(error)) throw error;
  return <NotFoundPage isInShell />;
}

/** By entry of the history: what was tried for one page is not said of the next. Null for what no new document brings. */
function pageInstead(error: unknown, { isInShell, key }: { isInShell: boolean; key: string }) {
  if (!(error instanceof PageNotLoaded)) return null;
  if (!error.isReplaced) return <NotLoadedPage key={key} isInShell={isInShell} />;
  return isOpenedHere() ? null : <ReplacedPage key={key} isInShell={isInShell} />;
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
