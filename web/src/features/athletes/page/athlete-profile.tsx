import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { AboutSection } from './about-section.tsx';
import { AcademicsSection } from './academics-section.tsx';
import { AthleteHeader } from './athlete-header.tsx';
import { ContactSection } from './contact-section.tsx';
import { MeasurementsSection } from './measurements-section.tsx';
import { SeasonsSection } from './seasons-section.tsx';
import { StillPrivate } from './still-private.tsx';
import { TranscriptSection } from './transcript-section.tsx';
import { VideosSection } from './videos-section.tsx';

type AthleteProfileProps = {
  opened: OpenedAthlete;
  /** The viewer is a coach, and whatever a coach sees of a group was released. */
  isRelease: boolean;
  /** Asks for the page again: keys of files run out. */
  renew: () => Promise<OpenedAthlete>;
  /** Of contact, where something else is to be said than to a coach. */
  contact?: React.ReactNode;
  /** Between the card and the rest of the profile. */
  children?: React.ReactNode;
};

/** What an athlete's page shows. The family's preview is made of the very same parts. */
export function AthleteProfile({ opened, isRelease, renew, contact, children }: AthleteProfileProps) {
  const { profile } = opened;
  return (
    <>
      <AthleteHeader opened={opened} />
      {children}
      {profile && (
        <>
          <MeasurementsSection athleteId={opened.card.id} profile={profile} />
          <SeasonsSection profile={profile} isRelease={isRelease} />
          <AcademicsSection profile={profile} />
          <TranscriptSection opened={opened} renew={renew} />
          <AboutSection profile={profile} isRelease={isRelease} />
          <VideosSection profile={profile} fileKey={opened.file_key} isRelease={isRelease} />
          <StillPrivate profile={profile} />
          {isRelease && (contact ?? <ContactSection state={profile.states.contact} />)}
        </>
      )}
    </>
  );
}
