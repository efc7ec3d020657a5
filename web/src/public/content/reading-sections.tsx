import type { Locale } from '@faircourt/contracts/vocabulary';

type Section = { id: string; title: string; html: string };

/** Rendered from our own Markdown files at build time, which may not contain HTML. */
export function ReadingSections({
  sections,
  textLocale,
}: {
  sections: readonly Section[];
  textLocale: Locale;
}) {
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} lang={textLocale} data-section="" className="mt-10 first:mt-0">
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      <div className="reading mt-3" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
