import type { Affiliation } from '@faircourt/contracts/institutions';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';

const LOOKS = {
  same: { icon: CircleCheck, tone: 'text-verified' },
  subdomain: { icon: CircleCheck, tone: 'text-verified' },
  website: { icon: CircleCheck, tone: 'text-verified' },
  own_claim: { icon: CircleHelp, tone: 'text-caution' },
  unknown: { icon: CircleHelp, tone: 'text-muted' },
  different: { icon: TriangleAlert, tone: 'text-caution' },
  free_mail: { icon: TriangleAlert, tone: 'text-caution' },
} as const;

/** How the work address compares with what is known of the institution: the director sees the same. */
export function DomainNote({ affiliation: { domain_match, work_email } }: { affiliation: Affiliation }) {
  const t = useText();
  if (domain_match === null || work_email === null) return null;
  const { icon: Icon, tone } = LOOKS[domain_match];
  const domain = work_email.slice(work_email.lastIndexOf('@') + 1);
  return (
    <p className="flex items-start gap-2.5">
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', tone)} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t(`institution.domain.${domain_match}`, { domain })}
      </span>
    </p>
  );
}
