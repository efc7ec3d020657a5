/** The text of a post and, beside it, how readers will see it; on a phone one at a time. */
import { POST_BODY_MAX, type EditedPost } from '@faircourt/contracts/posts';
import { useDeferredValue, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { PictureField } from './picture-field.tsx';
import { useFieldErrors } from './post-fields.tsx';
import { PostPlace } from './post-words.tsx';
import { useBodyText } from './use-body-text.ts';
import type { PostFormReturn } from './use-post-form.ts';

type BodyFieldProps = { form: PostFormReturn; edited: EditedPost | null };

const VIEWS = ['write', 'preview'] as const;

export function BodyField({ form, edited }: BodyFieldProps) {
  const t = useText();
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        className="lg:hidden"
        label={t('content.view')}
        options={VIEWS.map((value) => ({ value, label: t(`content.view.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <Writing form={form} edited={edited} className={cn(view !== 'write' && 'max-lg:hidden')} />
        <Preview form={form} edited={edited} className={cn(view !== 'preview' && 'max-lg:hidden')} />
      </div>
    </div>
  );
}

function Writing({ form, edited, className }: BodyFieldProps & { className: string }) {
  const t = useText();
  const format = useFormat();
  const errorOf = useFieldErrors(form);
  const { registration, addPicture } = useBodyText(form);
  const length = useWatch({ control: form.control, name: 'body' }).length;
  return (
    <div className={cn('flex min-w-0 flex-col gap-5', className)}>
      <Field
        label={t('content.field.body')}
        hint={t('content.field.body.hint')}
        error={errorOf('body')}
        isRequired
        action={
          <span className="text-sm text-muted tabular-nums">
            {t('content.count', { count: format.number(length), max: format.number(POST_BODY_MAX) })}
          </span>
        }
      >
        <Textarea rows={18} {...registration} />
      </Field>
      {edited ? (
        <PictureField edited={edited} onAdd={addPicture} />
      ) : (
        <p className="text-sm text-muted">{t('content.picture.later')}</p>
      )}
    </div>
  );
}

function Preview({ form, edited, className }: BodyFieldProps & { className: string }) {
  const t = useText();
  const id = useId();
  const values = useWatch({ control: form.control });
  // Typing must not wait for the drawing of a long text.
  const body = useDeferredValue(values.body ?? '');
  const { title = '', kind = 'news', country_code = '', locale = 'en' } = values;
  return (
    <section aria-labelledby={id} className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <h2 id={id} className="text-sm font-medium">
        {t('content.view.preview')}
      </h2>
      <div className="flex-1 rounded-md border border-line bg-paper p-5">
        {title.trim() === '' && body.trim() === '' ? (
          <p className="text-muted">{t('content.preview.empty')}</p>
        ) : (
          <article lang={locale} className="flex flex-col gap-3">
            {country_code !== '' && (
              <p className="text-sm text-muted">
                <PostPlace post={{ kind, country_code, locale }} />
              </p>
            )}
            {title.trim() !== '' && <h3 className="text-lg break-words">{title}</h3>}
            <MarkdownText source={body} isRich heading="h4" pictureKey={edited?.file_key} />
          </article>
        )}
      </div>
    </section>
  );
}
