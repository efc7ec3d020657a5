/** The three tabs of the builder. All of them stay mounted, so that switching loses nothing that was typed; the open one is drawn first. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { ProfileStep } from '@faircourt/contracts/vocabulary';
import { UserPen } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useOpenedByAddress } from '../../../shell/use-opened-by-address.ts';
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { StayingPanel, Tabs, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { useIsDrawn } from '../../../ui/use-draw-later.ts';
import { AcademicsTab } from './academics-tab.tsx';
import { goToStep, PROFILE_TABS, STEP_TABS, type ProfileTab } from './profile-steps.ts';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { ProfileStrip } from './profile-strip.tsx';
import { ProfileTabContent } from './profile-tab.tsx';
import type { KeptView } from './reload/kept-view.ts';
import { TABS_ID } from './reload/page-place.ts';
import { ReloadedContext } from './reload/reloaded-context.ts';
import { useReturn } from './reload/use-reloaded.ts';
import { STEP_SECTIONS } from './sections/section-list.ts';
import { SectionsContext, useSections, type Sections } from './sections/use-sections.ts';
import { UnsavedElsewhereContext, useUnsavedForms } from './unsaved-tabs.ts';
import { useDroppedBadges } from './use-dropped-badges.ts';
import { VideosTab } from './videos-tab.tsx';

type ProfileTabsProps = {
  profile: OwnProfile;
  /** Where the person was when a save reloaded the page. */
  reloaded: KeptView | null;
  /** A save has just told that a guardian is missing: the invitation wants to be read first. */
  isLedAway: boolean;
};

/** All forms are in here: drawn again only when something of theirs has changed. */
export const ProfileTabs = memo(function ProfileTabs({ profile, reloaded, isLedAway }: ProfileTabsProps) {
  const t = useText();
  const [tab, setTab] = useTab();
  const navigate = useNavigate();
  const { isUnsaved, tabs: unsavedTabs, noteUnsaved, discard } = useUnsavedForms();
  const unsavedElsewhere = useMemo(() => unsavedTabs.filter((name) => name !== tab), [unsavedTabs, tab]);
  const hasProfile = profile.athlete !== null;
  const sections = useSections(profile, reloaded);
  useReturn(isLedAway ? null : reloaded);

  const takeStep = (step: ProfileStep) => {
    if (step === 'season') return void navigate(PATHS.progress);
    setTab(STEP_TABS[step]);
    const section = STEP_SECTIONS[step];
    if (section) sections.open([section]);
    // The tab has to be on screen before anything in it can take focus.
    requestAnimationFrame(() => requestAnimationFrame(() => goToStep(step)));
  };
  useOpenedByAddress('choose', 'visibility', () =>
    // After the page's heading, which takes focus on each navigation.
    requestAnimationFrame(() => {
      sections.open(['words']);
      requestAnimationFrame(() => goToStep('visibility'));
    }),
  );
  return (
    <BuilderContexts {...{ reloaded, sections, unsavedElsewhere }}>
      <ProfileStrip completeness={profile.completeness} onStep={takeStep} />
      {/* Afterwards the strip leads to it. */}
      {isLedAway && <InviteGuardian isLedTo />}
      <Tabs value={tab} onValueChange={(next) => setTab(tabNamed(next))}>
        <TabsList id={TABS_ID} aria-label={t('profile.tabs')}>
          {PROFILE_TABS.map((name) => (
            <TabsTrigger key={name} value={name} id={tabId(name)} aria-controls={panelId(name)}>
              {t(`profile.tab.${name}`)}
              {unsavedTabs.includes(name) && <UnsavedDot />}
            </TabsTrigger>
          ))}
        </TabsList>
        <Panel name="profile" isOpen={tab === 'profile'}>
          <ProfileTabContent profile={profile} noteUnsaved={noteUnsaved} />
        </Panel>
        {hasProfile ? (
          <>
            <Panel name="academics" isOpen={tab === 'academics'}>
              <AcademicsTab profile={profile} noteUnsaved={noteUnsaved} />
            </Panel>
            <Panel name="videos" isOpen={tab === 'videos'}>
              <VideosTab noteUnsaved={noteUnsaved} />
            </Panel>
          </>
        ) : (
          PROFILE_TABS.filter((name) => name !== 'profile').map((name) => (
            <Panel key={name} name={name} isOpen={tab === name}>
              {tab === name && <ProfileFirst onGo={() => setTab('profile')} />}
            </Panel>
          ))
        )}
      </Tabs>
      <DroppedBadges />
      <UnsavedChanges isUnsaved={isUnsaved} onDiscard={discard} />
    </BuilderContexts>
  );
});

/** Apart from the forms, which need not be drawn again when facts arrive. */
function DroppedBadges(): null {
  useDroppedBadges();
  return null;
}

/** Over the corner of the words: a tab that grows would push its neighbors. */
function UnsavedDot() {
  const t = useText();
  return (
    <>
      <span aria-hidden className="absolute top-2 right-1.5 size-2 rounded-full bg-ball" />
      <span className="sr-only"> {t('profile.tab.unsaved')}</span>
    </>
  );
}

type ContextsProps = {
  reloaded: KeptView | null;
  sections: Sections;
  unsavedElsewhere: readonly ProfileTab[];
  children: React.ReactNode;
};

function BuilderContexts({ reloaded, sections, unsavedElsewhere, children }: ContextsProps) {
  return (
    <ReloadedContext value={reloaded}>
      <SectionsContext value={sections}>
        <UnsavedElsewhereContext value={unsavedElsewhere}>{children}</UnsavedElsewhereContext>
      </SectionsContext>
    </ReloadedContext>
  );
}

type PanelProps = { name: ProfileTab; isOpen: boolean; children: React.ReactNode };

function Panel({ name, isOpen, children }: PanelProps) {
  const isDrawn = useIsDrawn();
  return (
    <StayingPanel
      id={panelId(name)}
      tabId={tabId(name)}
      isOpen={isOpen}
      className={cn(isOpen && 'flex flex-col gap-6 max-sm:pt-4')}
    >
      {(isOpen || isDrawn) && children}
    </StayingPanel>
  );
}

function tabId(name: ProfileTab): string {
  return `profile-tab-${name}`;
}

function panelId(name: ProfileTab): string {
  return `profile-panel-${name}`;
}

function ProfileFirst({ onGo }: { onGo: () => void }) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={UserPen}
        title={t('error.profile_missing')}
        action={
          <Button variant="secondary" onClick={onGo}>
            {t('profile.first.go')}
          </Button>
        }
      />
    </Card>
  );
}

/** The open tab is in the address, so that a reload and a bookmark come back to it. */
function useTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [query, setQuery] = useSearchParams();
  // Held here too: the router takes its time, and a tab must answer at once.
  const [tab, setTab] = useState(() => tabNamed(query.get('tab')));
  const open = useCallback(
    (next: ProfileTab) => {
      setTab(next);
      setQuery(next === 'profile' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  return [tab, open];
}

function tabNamed(name: string | null): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === name) ?? 'profile';
}
