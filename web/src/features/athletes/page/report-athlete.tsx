import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { useRole } from '../../../api/session/use-role.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { ReportButton, type Reportable } from '../../../domain/report/report-button.tsx';
import { useText } from '../../../i18n/use-text.ts';

/** Reports the profile, its photo or one of its videos. A family has nothing to report about itself. */
export function ReportAthlete({ opened: { card, profile } }: { opened: OpenedAthlete }) {
  const t = useText();
  const role = useRole();
  const mayBeOwn = role === 'athlete' || role === 'guardian';
  const { data: family } = useFamily(mayBeOwn);
  const isOwn = mayBeOwn && (family?.athletes.some(({ id }) => id === card.id) ?? true);
  if (isOwn) return null;
  const photo: Reportable[] = card.avatar_url
    ? [{ target: { kind: 'photo', id: card.id }, label: t('report.thing.photo') }]
    : [];
  const videos = (profile?.videos ?? []).map(({ id, title }): Reportable => ({
    target: { kind: 'video', id },
    label: t('report.thing.video', { title }),
  }));
  return (
    <ReportButton
      name={card.name}
      things={[
        { target: { kind: 'profile', id: card.id }, label: t('report.thing.profile') },
        ...photo,
        ...videos,
      ]}
    />
  );
}
