import { useText } from '../i18n/use-text.ts';
import { buttonClasses } from './button.tsx';
import { MessagePage } from './message-page.tsx';

/** Plain markup, because it is prerendered for the server too. */
export function NotFoundMessage() {
  const t = useText();
  return (
    <MessagePage
      eyebrow="404"
      title={t('not_found.title')}
      homeLabel={t('app.home_link')}
      actions={
        <a href="/" className={buttonClasses()}>
          {t('not_found.home')}
        </a>
      }
    >
      <p>{t('not_found.description')}</p>
    </MessagePage>
  );
}
