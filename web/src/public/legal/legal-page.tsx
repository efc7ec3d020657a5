/** /legal/terms and /legal/privacy: numbered sections with their contents beside them. */
import type { NoticedText } from '@faircourt/contracts/legal';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ContentsList } from '../content/contents-list.tsx';
import { ReadingSections } from '../content/reading-sections.tsx';
import type { LegalDocument } from './legal-documents.ts';
import { LegalFrame } from './legal-frame.tsx';
import { VersionNotice, type ShownVersions } from './version-notice.tsx';

export function LegalPage({
  name,
  document,
  locale,
  around,
}: {
  name: NoticedText;
  document: LegalDocument;
  locale: Locale;
  around: ShownVersions | null;
}) {
  const { introHtml, sections } = document;
  return (
    <LegalFrame
      name={name}
      data={document.data}
      locale={locale}
      contents={<ContentsList sections={sections} />}
      notice={around && <VersionNotice text={name} locale={locale} versions={around} />}
    >
      <div className="reading reading-lead" dangerouslySetInnerHTML={{ __html: introHtml }} />
      <div className="mt-12">
        <ReadingSections sections={sections} textLocale={locale} />
      </div>
    </LegalFrame>
  );
}
