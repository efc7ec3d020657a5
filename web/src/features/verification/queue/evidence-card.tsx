import type { VerificationItem } from '@faircourt/contracts/verification';
import { FolderSearch } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { EvidenceDocuments } from '../evidence/evidence-documents.tsx';
import { StatementView } from './statement-view.tsx';

type EvidenceCardProps = { item: VerificationItem; renew: () => Promise<VerificationItem> };

/** What speaks for the claim: what was said about it, the documents, and the transcript where that is evidence. */
export function EvidenceCard({ item, renew }: EvidenceCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { transcript } = item;
  const hasTranscript = Boolean(transcript?.file_url ?? transcript?.url ?? transcript?.is_replaced);
  const isEmpty = item.statements.length === 0 && item.files.length === 0 && !hasTranscript;
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader className="xl:p-4 xl:pb-0">
        <CardTitle id={titleId}>{t('item.evidence')}</CardTitle>
        {item.age_doubts.length > 0 && (
          <p className="text-sm">
            {t('item.evidence.age_doubts', {
              reasons: format.list(item.age_doubts.map((doubt) => t(`family.age_doubt.${doubt}`))),
            })}
          </p>
        )}
      </CardHeader>
      {isEmpty ? (
        <EmptyState icon={FolderSearch} title={t('item.evidence.none')}>
          {t('item.evidence.none_text')}
        </EmptyState>
      ) : (
        <CardContent className="flex flex-col gap-5 xl:gap-3 xl:p-4 xl:pt-2">
          <EvidenceDocuments item={item} renew={renew} />
          {item.statements.length > 0 && (
            <ol className="flex flex-col gap-4">
              {item.statements.map((statement) => (
                <li key={statement.given_at}>
                  <StatementView statement={statement} group={item.fact_group} />
                </li>
              ))}
            </ol>
          )}
        </CardContent>
      )}
    </Card>
  );
}
