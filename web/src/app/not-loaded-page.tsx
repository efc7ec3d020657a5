/** In place of a page that could not be fetched. It opens by itself once the server can be reached. */
import { useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { MessageInShell, MessagePage } from '../ui/message-page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { MAIN_ID } from '../ui/skip-link.tsx';
import { LoadingView } from '../ui/states.tsx';
import { useTryAgain } from './use-try-again.ts';

/** `isInShell`: with the navigation around it. */
export function NotLoadedPage({ isInShell = false }: { isInShell?: boolean }) {
  const t = useText();
  const { state, tryAgain } = useTryAgain();
  const title = t('not_loaded.title');
  // Outside the shell nothing else gives the cursor a place when what had it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)?.focus({ preventScroll: true });
    }
  }, []);
  const message = {
    title,
    actions: (
      <Button isBusy={state === 'trying'} onClick={tryAgain}>
        {t('ui.error_state.retry')}
      </Button>
    ),
    children: (
      <>
        <p role="alert">{t('not_loaded.text')}</p>
        {/* Has its line from the start: nothing moves under the finger. */}
        <output className="block min-h-7 text-ink">{state === 'failed' && t('not_loaded.still')}</output>
      </>
    ),
  };
  return (
    <>
      <PageTitle title={title} />
      {isInShell ? (
        <MessageInShell {...message} />
      ) : (
        <MessagePage homeLabel={t('app.home_link')} {...message} />
      )}
    </>
  );
}

/** In place of a page of another release, which the next document brings: what was unsaved was asked about on the way here. */
export function ReplacedPage({ isInShell = false }: { isInShell?: boolean }) {
  useEffect(() => location.reload(), []);
  return <LoadingView {...(isInShell ? {} : { className: 'min-h-dvh' })} />;
}
