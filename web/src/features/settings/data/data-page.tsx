/** /settings/data: what we hold about a person, why and for how long, and what they can do about it. */
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DownloadSection } from './download-section.tsx';
import { FreezeSection } from '../restriction/freeze-section.tsx';
import { HeldSection } from './held-section.tsx';
import { RightsSection } from './rights-section.tsx';

export function DataPage() {
  const t = useText();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader title={t('data.title')} description={t('data.description')} className="mb-2" />
      <DownloadSection />
      <HeldSection />
      <FreezeSection />
      <RightsSection />
    </div>
  );
}
