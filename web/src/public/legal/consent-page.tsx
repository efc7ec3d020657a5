/** /legal/consent: the forms as guardians will sign them, each on its own sheet with version and checksum. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Fingerprint } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { ContentsList } from '../content/contents-list.tsx';
import { consentFormsIn, type ConsentForm } from './consent-forms.ts';
import type { LegalDocument } from './legal-documents.ts';
import { LegalFrame, VersionLine } from './legal-frame.tsx';

export function ConsentPage({ document, locale }: { document: LegalDocument; locale: Locale }) {
  const forms = consentFormsIn(locale);
  const contents = forms.map(({ kind, title }) => ({ id: kind, title }));
  return (
    <LegalFrame
      name="consent"
      data={document.data}
      locale={locale}
      contents={<ContentsList sections={contents} />}
    >
      <div className="reading" dangerouslySetInnerHTML={{ __html: document.introHtml }} />
      <div className="mt-12 flex flex-col gap-8">
        {forms.map((form) => (
          <ConsentSheet key={form.kind} form={form} locale={locale} />
        ))}
      </div>
    </LegalFrame>
  );
}

function ConsentSheet({ form, locale }: { form: ConsentForm; locale: Locale }) {
  const t = useText();
  return (
    <section
      id={form.kind}
      data-section=""
      aria-labelledby={`${form.kind}-title`}
      className="rounded-lg border border-line bg-surface shadow-soft print:break-before-page print:border-0 print:shadow-none"
    >
      <header className="border-b border-line p-5 sm:p-8">
        <h2 id={`${form.kind}-title`} className="text-xl sm:text-2xl">
          {form.title}
        </h2>
        <div className="mt-4">
          <VersionLine locale={locale} version={form.version} />
        </div>
      </header>
      <div className="reading p-5 sm:p-8" dangerouslySetInnerHTML={{ __html: form.html }} />
      <footer className="border-t border-line px-5 py-4 sm:px-8">
        <p className="flex items-start gap-2 text-sm text-muted">
          <Fingerprint aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {t('public.legal.checksum')}
            <code className="mt-1 block break-all text-ink">{form.checksum}</code>
          </span>
        </p>
      </footer>
    </section>
  );
}
