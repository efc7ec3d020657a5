import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { ExternalLink } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { GroupSection } from './group-section.tsx';
import { SOCIAL_NAMES, socialLinks } from '../../../domain/social-links.ts';

type AboutSectionProps = { profile: CompleteProfile; isRelease: boolean };

export function AboutSection({ profile: { identity, states }, isRelease }: AboutSectionProps) {
  const t = useText();
  const links = identity ? socialLinks(identity.social_handles) : [];
  return (
    <GroupSection title={t('athlete.about')} state={states.identity} isRelease={isRelease}>
      <div className="flex flex-col gap-5">
        {identity?.bio ? (
          <p className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{identity.bio}</p>
        ) : (
          <p className="text-muted">{t('athlete.no_bio')}</p>
        )}
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {links.map(({ network, handle, address }) => (
              <li key={network}>
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer noopener nofollow"
                  className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-10' })}
                >
                  {t('athlete.social', { network: SOCIAL_NAMES[network], handle })}
                  <ExternalLink aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </GroupSection>
  );
}
