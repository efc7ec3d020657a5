/** The next step with a day and an owner, held against the contact calendar. */
import { isQuiet } from '@faircourt/contracts/contact-window';
import { WORK_LIMITS, type EntryWork } from '@faircourt/contracts/list-work';
import { Check } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PanelSection } from './panel-section.tsx';
import { useStepDraft } from './use-step-draft.ts';
import { useSetStep } from './work.queries.ts';

export function StepSection({ work }: { work: EntryWork }) {
  const t = useText();
  const { step } = work.entry;
  return (
    <PanelSection title={t('lists.step.title')}>
      <StepForm
        // A colleague may have changed it meanwhile; then that is what is edited.
        key={step ? `${step.text} ${step.on} ${step.owner_id}` : 'none'}
        work={work}
      />
    </PanelSection>
  );
}

function StepForm({ work }: { work: EntryWork }) {
  const t = useText();
  const errorText = useErrorText();
  const storing = useSetStep(work.entry.id);
  const { step } = work.entry;
  const draft = useStepDraft(work.entry);
  const { text, on, ownerId } = draft.values;
  const [failure, setFailure] = useState<string | null>(null);

  const store = async (wanted: Parameters<typeof storing.mutateAsync>[0]) => {
    setFailure(null);
    try {
      await storing.mutateAsync(wanted);
      draft.drop();
      toast.success({ title: t(wanted ? 'lists.step.saved' : 'lists.step.cleared') });
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '' || on === '') setFailure(t('lists.step.missing'));
    else void store({ text, on, owner_id: ownerId || null });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={t('lists.step.text')}>
        <Input
          value={text}
          maxLength={WORK_LIMITS.stepMax}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('lists.step.on')}>
          <Input type="date" value={on} onChange={({ target }) => draft.change({ on: target.value })} />
        </Field>
        <Field label={t('lists.step.owner')}>
          <Select value={ownerId} onChange={({ target }) => draft.change({ ownerId: target.value })}>
            <option value="">{t('lists.step.nobody')}</option>
            {work.colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <QuietNote work={work} on={on} />
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={storing.isPending} busyText={t('lists.form.busy')}>
          {t('lists.step.save')}
        </Button>
        {step && (
          <Button variant="secondary" size="sm" icon={<Check aria-hidden />} onClick={() => void store(null)}>
            {t('lists.step.done')}
          </Button>
        )}
        {draft.isUnsaved && <span className="text-sm text-muted">{t('lists.panel.unsaved')}</span>}
      </div>
    </form>
  );
}

/** Said while the day is chosen, not only once it is saved. */
function QuietNote({ work: { quiet }, on }: { work: EntryWork; on: string }) {
  const t = useText();
  const format = useFormat();
  if (on === '' || !isQuiet(quiet, on)) return null;
  return (
    <Alert kind="caution" title={t('lists.step.quiet')}>
      {quiet?.until
        ? t('lists.step.quiet.until', { day: format.day(quiet.until) })
        : t('lists.step.quiet.unknown')}
    </Alert>
  );
}
