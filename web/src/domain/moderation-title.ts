/** What an item of moderators is called. What a rule raised is a signal: nobody has reported it. */
import type { ModerationEntry } from '@faircourt/contracts/moderation';
import type { Translate } from '../i18n/messages.ts';
import type { Format } from '../i18n/use-format.ts';

interface Words {
  t: Translate;
  format: Format;
}

export function moderationTitle(
  { kind, category, raised_by: rules }: Pick<ModerationEntry, 'kind' | 'category' | 'raised_by'>,
  { t, format }: Words,
): string {
  if (rules.length > 0) {
    return t('moderation.raised', {
      rules: format.list(rules.map((rule) => t(`moderation.signal.${rule}`))),
    });
  }
  return t('moderation.item', {
    kind: t(`moderation.kind.${kind}`),
    category: t(`report.category.${category}`),
  });
}

/** How many people reported it, or that a rule did. */
export function reportedBy(
  { report_count: count, raised_by: rules }: Pick<ModerationEntry, 'report_count' | 'raised_by'>,
  t: Translate,
): string {
  return rules.length > 0 ? t('moderation.raised.by') : t('moderation.reports', { count });
}
