/** Where an admin answers by email, or leaves a note for the other admins. */
import type { SupportRequestPage } from '@faircourt/contracts/support-inbox';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardContent } from '../../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { useRequestWork } from './support.queries.ts';
import { TextForm } from './text-form.tsx';

export function RequestWriting({ request }: { request: SupportRequestPage }) {
  const t = useText();
  const { answer, note } = useRequestWork(request.id);
  const isOthers = request.claimed_by !== null && !request.is_mine;
  const canAnswer = request.can_answer && request.closed_at === null && !isOthers;
  return (
    <Card>
      <CardContent>
        <Tabs key={String(canAnswer)} defaultValue={canAnswer ? 'answer' : 'note'}>
          <TabsList aria-label={t('support.write')}>
            {canAnswer && <TabsTrigger value="answer">{t('support.answer')}</TabsTrigger>}
            <TabsTrigger value="note">{t('support.note')}</TabsTrigger>
          </TabsList>
          {canAnswer && (
            <TabsContent value="answer">
              <TextForm
                form={`support.answer.${request.id}`}
                label={t('support.answer.text', { name: request.name })}
                hint={t('support.answer.hint', { language: LOCALE_NAMES[request.locale] })}
                submitLabel={t('support.answer.send')}
                busyText={t('support.sending')}
                done={t('support.answer.done')}
                onSend={answer.mutateAsync}
              />
            </TabsContent>
          )}
          <TabsContent value="note">
            <TextForm
              form={`support.note.${request.id}`}
              label={t('support.note.text')}
              hint={t('support.note.hint')}
              submitLabel={t('support.note.save')}
              busyText={t('support.sending')}
              done={t('support.note.done')}
              onSend={note.mutateAsync}
            />
          </TabsContent>
        </Tabs>
      </CardContent>
    </Card>
  );
}
