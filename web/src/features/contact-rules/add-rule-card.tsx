import { contactRuleInputSchema, type ContactRuleInput } from '@faircourt/contracts/requests';
import { CONTACT_CHANNELS, DIVISIONS, PROGRAMS } from '@faircourt/contracts/vocabulary';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { NumberInput, numberRegistration } from '../../ui/number-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAddRule } from './contact-rules.queries.ts';
import { useToday } from '../../shell/clock/use-clock.ts';

/** A rule as the fields hold it; an empty first day means that the division is not bound. */
type RuleForm = Record<keyof ContactRuleInput, string>;

/** A rule with the page it comes from. What was chosen stays for the next one: rules come in rows. */
export function AddRuleCard() {
  const t = useText();
  const titleId = useId();
  const { form, failure, add } = useAddForm();
  const errorOf = (name: keyof RuleForm) => {
    const code = form.formState.errors[name]?.message;
    return code === undefined ? undefined : describeFieldError(code, t);
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('contact_rules.add.title')}</CardTitle>
        <CardDescription>{t('contact_rules.add.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void add(event)}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Field label={t('contact_rules.division')} error={errorOf('division')} isRequired>
              <Select {...form.register('division')}>
                {DIVISIONS.map((value) => (
                  <Option key={value} value={value} label={`division.${value}`} />
                ))}
              </Select>
            </Field>
            <Field label={t('contact_rules.program')} error={errorOf('program')} isRequired>
              <Select {...form.register('program')}>
                {PROGRAMS.map((value) => (
                  <Option key={value} value={value} label={`program.${value}`} />
                ))}
              </Select>
            </Field>
            <Field label={t('contact_rules.class')} error={errorOf('grad_year')} isRequired>
              <NumberInput min={2024} max={2035} {...numberRegistration(form.register('grad_year'))} />
            </Field>
            <Field label={t('contact_rules.channel')} error={errorOf('channel')} isRequired>
              <Select {...form.register('channel')}>
                {CONTACT_CHANNELS.map((value) => (
                  <Option key={value} value={value} label={`contact_rules.channel.${value}`} />
                ))}
              </Select>
            </Field>
            <Field
              label={t('contact_rules.first_allowed')}
              hint={t('contact_rules.first_allowed_hint')}
              error={errorOf('first_allowed')}
              isOptional
            >
              <Input type="date" {...form.register('first_allowed')} />
            </Field>
            <Field label={t('contact_rules.as_of')} error={errorOf('as_of')} isRequired>
              <Input type="date" {...form.register('as_of')} />
            </Field>
          </div>
          <Field
            label={t('contact_rules.source')}
            hint={t('contact_rules.source_hint')}
            error={errorOf('source')}
            isRequired
          >
            <Input {...form.register('source')} />
          </Field>
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <Button
            type="submit"
            icon={<CalendarPlus aria-hidden />}
            isBusy={form.formState.isSubmitting}
            busyText={t('contact_rules.add.busy')}
            className="self-start max-sm:w-full"
          >
            {t('contact_rules.add')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

function Option({ value, label }: { value: string; label: MessageId }) {
  const t = useText();
  return <option value={value}>{t(label)}</option>;
}

function useAddForm() {
  const t = useText();
  const errorText = useErrorText();
  const request = useAddRule();
  const [failure, setFailure] = useState<string | null>(null);
  const today = useToday();
  const form = useForm<RuleForm, unknown, ContactRuleInput>({
    resolver: contractResolver(contactRuleInputSchema, (values: RuleForm) => ({
      ...values,
      grad_year: Number(values.grad_year),
      first_allowed: values.first_allowed || null,
    })),
    defaultValues: {
      division: 'ncaa_d1',
      program: 'men',
      grad_year: String(Number(today.slice(0, 4)) + 2),
      channel: 'correspondence',
      first_allowed: '',
      source: '',
      as_of: today,
    },
  });

  const add = form.handleSubmit(async (rule) => {
    setFailure(null);
    try {
      await request.mutateAsync(rule);
      toast.success({ title: t('contact_rules.add.done') });
      form.resetField('first_allowed');
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => path in rule)) {
        setFailure(errorText(error, t('contact_rules.add.failed')));
      }
    }
  });
  return { form, failure, add };
}
