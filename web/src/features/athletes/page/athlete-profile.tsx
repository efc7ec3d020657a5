import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { AboutSection } from './about-section.tsx';
import { AcademicsSection } from './academics-section.tsx';
import { AthleteHeader } from './athlete-header.tsx';
import { ContactSection } from './contact-section.tsx';
import { MeasurementsSection } from './measurements-section.tsx';
import { SeasonsSection } from './seasons-section.tsx';
import { TranscriptSection } from './transcript-section.tsx';
import { VideosSection } from './videos-section.tsx';

type AthleteProfileProps = {
  opened: OpenedAthlete;
  /** The viewer is a coach, and whatever a coach sees of a group was released. */
  isRelease: boolean;
  /** Asks for the page again: keys of files run out. */
  renew: () => Promise<OpenedAthlete>;
  /** Between the card and the rest of the profile. */
  children?: React.ReactNode;
};

/** What an athlete's page shows. The family's preview is made of the very same parts. */
export function AthleteProfile({ opened, isRelease, renew, children }: AthleteProfileProps) {
  const { profile } = opened;
  return (
    <>
      <AthleteHeader opened={opened} />
      {children}
      {profile && (
        <>
          <AboutSection profile={profile} isRelease={isRelease} />
          <SeasonsSection profile={profile} isRelease={isRelease} />
          <MeasurementsSection profile={profile} />
          <AcademicsSection profile={profile} />
          <TranscriptSection opened={opened} renew={renew} />
          <VideosSection profile={profile} isRelease={isRelease} />
          {isRelease && <ContactSection state={profile.states.contact} />}
        </>
      )}
    </>
  );
}
