import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NotFoundMessage } from '../ui/not-found-message.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** Reached by links inside the application; the server answers direct requests with the prerendered 404.html. */
export function NotFoundPage() {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <>
      <PageTitle title={t('not_found.title')} />
      <NotFoundMessage />
    </>
  );
}
