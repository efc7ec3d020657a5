/**
 * The explanations of the words that open on a page. The browser opens and closes them (popover), without a script; where it
 * cannot, and on paper, they are a list at the end.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { wordId, type Word } from './words.ts';

export function WordNotes({ words, locale }: { words: readonly Word[]; locale: Locale }) {
  const t = useText();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="words" className="word-notes">
      <h2 id="words" className="text-xl">
        {t('public.learn.words.title')}
      </h2>
      {words.map((word) => (
        <div
          key={word.id}
          id={wordId(word)}
          popover="auto"
          role="note"
          lang={locale}
          aria-label={word.name[locale]}
          className="word-note"
        >
          <p className="font-semibold">{word.name[locale]}</p>
          <p>{word.text[locale]}</p>
          <button
            type="button"
            popoverTarget={wordId(word)}
            popoverTargetAction="hide"
            className="word-close"
            aria-label={t('public.learn.words.close')}
          >
            ×
          </button>
        </div>
      ))}
    </section>
  );
}
