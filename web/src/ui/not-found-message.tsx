import { useText } from '../i18n/use-text.ts';
import { buttonClasses } from './button.tsx';
import { MessageInShell, MessagePage } from './message-page.tsx';

/** Plain markup, because it is prerendered for the server too. */
export function NotFoundMessage({ isInShell = false }: { isInShell?: boolean }) {
  const t = useText();
  const message = {
    eyebrow: '404',
    title: t('not_found.title'),
    children: <p>{t('not_found.description')}</p>,
    actions: (
      <a href="/" className={buttonClasses()}>
        {t('not_found.home')}
      </a>
    ),
  };
  return isInShell ? (
    <MessageInShell {...message} />
  ) : (
    <MessagePage {...message} homeLabel={t('app.home_link')} />
  );
}
