/** What search engines and link previews are told about a page. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { BRAND_NAME } from '../../ui/brand.tsx';
import { pageWords, type PublicPage } from '../page.ts';
import { absoluteUrl } from '../site-url.ts';
import { languageVersions } from './sitemap.ts';

/** Open Graph wants a territory; these are the ones our texts are written for. */
const OG_LOCALES: Record<Locale, string> = { en: 'en_US', es: 'es_LA', 'pt-BR': 'pt_BR' };
/** A JPEG, because many services that draw previews read nothing newer. */
const PREVIEW = { path: '/preview.jpg', width: 1200, height: 630 };

export function PageMetadata({ page }: { page: PublicPage }) {
  const t = useText();
  const title = pageWords(t, page.title);
  const description = pageWords(t, page.description);
  return (
    <>
      <link rel="canonical" href={absoluteUrl(page.path)} />
      {languageVersions(page.slug).map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <meta property="og:site_name" content={BRAND_NAME} />
      <meta property="og:type" content={page.isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(page.path)} />
      <meta property="og:locale" content={OG_LOCALES[page.locale]} />
      {LOCALES.filter((locale) => locale !== page.locale).map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={OG_LOCALES[locale]} />
      ))}
      <meta property="og:image" content={absoluteUrl(PREVIEW.path)} />
      <meta property="og:image:width" content={String(PREVIEW.width)} />
      <meta property="og:image:height" content={String(PREVIEW.height)} />
      <meta property="og:image:alt" content={t('public.landing.hero_alt')} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData page={page} />
    </>
  );
}

/** Data, not code: the Content-Security-Policy lets it stand inline. */
function StructuredData({ page }: { page: PublicPage }) {
  const t = useText();
  const graph = page.jsonLd?.({ locale: page.locale, t, url: absoluteUrl }) ?? [];
  if (graph.length === 0) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // "<" would let a text end the element early.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
