import { Film, SlidersHorizontal, UserPen, WalletCards, type LucideIcon } from 'lucide-react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { Card } from '../../ui/card.tsx';

const COMING: { label: MessageId; icon: LucideIcon }[] = [
  { label: 'dashboard.welcome.profile_management', icon: UserPen },
  { label: 'dashboard.welcome.video_uploads', icon: Film },
  { label: 'dashboard.welcome.search_filters', icon: SlidersHorizontal },
  { label: 'dashboard.welcome.subscription_management', icon: WalletCards },
];

export function WelcomeCard({ name }: { name: string }) {
  const t = useText();
  return (
    <Card className="relative overflow-hidden p-5">
      <BrandMark className="pointer-events-none absolute -right-6 -bottom-8 size-32 text-hardwood opacity-25" />
      <div className="relative max-w-2xl">
        <h2 className="text-base break-words">{t('dashboard.welcome.title', { name })}</h2>
        <p className="mt-1 text-sm text-muted">{t('dashboard.welcome.description')}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
          {COMING.map(({ label, icon: Icon }) => (
            <li key={label} className="flex items-center gap-2">
              <Icon aria-hidden className="size-4 shrink-0 text-ball-text" />
              {t(label)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
