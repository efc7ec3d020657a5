/** /legal/terms and /legal/privacy: numbered sections with their contents beside them. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ContentsList } from '../content/contents-list.tsx';
import { ReadingSections } from '../content/reading-sections.tsx';
import type { LegalDocument, LegalName } from './legal-documents.ts';
import { LegalFrame } from './legal-frame.tsx';

export function LegalPage({
  name,
  document,
  locale,
}: {
  name: LegalName;
  document: LegalDocument;
  locale: Locale;
}) {
  const { introHtml, sections } = document;
  return (
    <LegalFrame
      name={name}
      data={document.data}
      locale={locale}
      contents={<ContentsList sections={sections} />}
    >
      <div className="reading reading-lead" dangerouslySetInnerHTML={{ __html: introHtml }} />
      <div className="mt-12">
        <ReadingSections sections={sections} textLocale={locale} />
      </div>
    </LegalFrame>
  );
}
