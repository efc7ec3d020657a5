import { useText } from '../i18n/use-text.ts';

export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the navigation, straight to the content. */
export function SkipLink() {
  const t = useText();
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2.5 font-medium text-on-primary focus-visible:translate-y-0"
    >
      {t('ui.skip_link')}
    </a>
  );
}
