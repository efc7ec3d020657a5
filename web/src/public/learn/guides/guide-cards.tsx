import type { Locale } from '@faircourt/contracts/vocabulary';
import {
  ArrowLeftRight,
  ArrowRight,
  ClipboardCheck,
  ClipboardList,
  FilePenLine,
  FileSearch,
  Handshake,
  Hourglass,
  LifeBuoy,
  House,
  MailOpen,
  Megaphone,
  MessageSquareText,
  PlaneTakeoff,
  Receipt,
  Route,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { localePath } from '../../locale-path.ts';
import { CARD, CARD_LINK } from '../parts/card-look.ts';
import { GUIDE_ROLES, type GuideName } from './guide.schema.ts';
import { guidesIn } from './guides.ts';

const GUIDE_ICONS: Record<GuideName, LucideIcon> = {
  athlete: UserRound,
  guardian: ShieldCheck,
  coach: ClipboardList,
  sextortion: LifeBuoy,
  'five-year-clock': Hourglass,
  'eligibility-center': ClipboardCheck,
  agents: Handshake,
  scholarships: FilePenLine,
  'juco-naia-prep': Route,
  'transfer-portal': ArrowLeftRight,
  'f-1-and-i-20': PlaneTakeoff,
  taxes: Receipt,
  'ad-disclosure': Megaphone,
  'recruiting-email': MailOpen,
  'contract-clauses': FileSearch,
  'message-templates': MessageSquareText,
  'family-texas': House,
  'family-brazil': House,
  'family-puerto-rico': House,
};

export function GuideCards({
  locale,
  names,
  level: Heading = 'h3',
}: {
  locale: Locale;
  names: readonly GuideName[];
  level?: 'h2' | 'h3';
}) {
  const t = useText();
  const guides = guidesIn(locale).filter(({ name }) => names.includes(name));
  return (
    <ul className={guides.length % 2 === 0 ? 'grid gap-5 md:grid-cols-2' : 'grid gap-5 lg:grid-cols-3'}>
      {guides.map(({ name, path, data, steps }) => {
        const Icon = GUIDE_ICONS[name];
        const role = GUIDE_ROLES.find((candidate) => candidate === name);
        return (
          <li key={name}>
            <article className={CARD}>
              <Icon aria-hidden className="size-7 text-ball-text" />
              <Heading className="mt-5 text-lg">
                <a href={localePath(locale, path)} className={CARD_LINK}>
                  {role ? t(`public.learn.guides.${role}`) : data.title}
                </a>
              </Heading>
              <p className="mt-2 text-muted">{data.summary}</p>
              <p className="mt-auto flex items-center justify-between gap-3 pt-5 text-sm font-medium text-court">
                {t('public.learn.guides.steps', { count: steps.length })}
                <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
              </p>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
