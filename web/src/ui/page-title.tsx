import { useText } from '../i18n/use-text.ts';

/** Names the browser tab; React moves it into the document's head. PageHeader brings its own. */
export function PageTitle({ title }: { title: string }) {
  const t = useText();
  return <title>{t('app.document_title', { title })}</title>;
}
