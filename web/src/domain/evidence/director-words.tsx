import { useText } from '../../i18n/use-text.ts';

/** What a director wrote to the family, as it was written. */
export function DirectorWords({ text }: { text: string }) {
  const t = useText();
  return (
    <div>
      <p className="text-sm text-muted">{t('family_verification.reason')}</p>
      <blockquote className="mt-1 border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
      </blockquote>
    </div>
  );
}
