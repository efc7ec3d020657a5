/**
 * /dev/ui: every component in every state, in light and dark side by side. A workbench that the server keeps out
 * of production, so its sample texts are plain English and exempt from the catalogue.
 */
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LanguageMenu, ThemeMenu } from '../../ui/preference-menus.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { ActionSamples } from './action-samples.tsx';
import { ContentSamples } from './content-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { TokenSamples } from './token-samples.tsx';

const SECTIONS: { name: string; title: string; Component: ComponentType<{ scheme: string }> }[] = [
  { name: 'tokens', title: 'Tokens', Component: TokenSamples },
  { name: 'actions', title: 'Actions', Component: ActionSamples },
  { name: 'forms', title: 'Forms', Component: FormSamples },
  { name: 'feedback', title: 'Feedback', Component: FeedbackSamples },
  { name: 'content', title: 'Content', Component: ContentSamples },
  { name: 'overlays', title: 'Overlays', Component: OverlaySamples },
];

export function UiPage() {
  const { locale, setLocale } = useLocale();
  const [section, setSection] = useState('all');
  const shown = SECTIONS.filter(({ name }) => section === 'all' || section === name);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 py-8 sm:px-8">
      <PageHeader
        title="Design system"
        description="Every component in every state, light and dark."
        actions={
          <>
            <LanguageMenu locale={locale} onChange={(next) => void setLocale(next)} />
            <ThemeMenu />
          </>
        }
      />
      <Tabs value={section} onValueChange={setSection} className="mt-6">
        <TabsList aria-label="Sections">
          <TabsTrigger value="all">All</TabsTrigger>
          {SECTIONS.map(({ name, title }) => (
            <TabsTrigger key={name} value={name}>
              {title}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={section} className="flex flex-col gap-12">
          {shown.map(({ name, title, Component }) => (
            <section key={name} aria-label={title}>
              <h2 className="mb-4 text-xl">{title}</h2>
              <div className="grid gap-4 xl:grid-cols-2">
                <Scheme theme="light">
                  <Component scheme="light" />
                </Scheme>
                <Scheme theme="dark">
                  <Component scheme="dark" />
                </Scheme>
              </div>
            </section>
          ))}
        </TabsContent>
      </Tabs>
    </main>
  );
}

/** Colour tokens follow `color-scheme`, so a subtree can show either scheme at any time. */
function Scheme({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div
      style={{ colorScheme: theme }}
      className="flex min-w-0 flex-col gap-8 rounded-lg border border-line bg-paper p-5 text-ink sm:p-8"
    >
      {children}
    </div>
  );
}
