import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { NotFoundMessage } from '../ui/not-found-message.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** For signed-in people it is in the shell, so that the next page is one press away. */
export function NotFoundPage({ isInShell = false }: { isInShell?: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <>
      <PageTitle title={t('not_found.title')} />
      <NotFoundMessage isInShell={isInShell} />
    </>
  );
}
