/** The signed-in application: language and page first, so that it replaces the first view at once and for good. */
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferredLocale } from '../i18n/locale.ts';
import { loadMessages, speakBy } from '../i18n/load-messages.ts';
import { createI18n } from '../i18n/messages.ts';
import { sweepReloadDrafts } from '../shell/drafts/reload-draft.ts';
import { pause } from '../shell/pause.ts';
import { cn } from '../ui/class-names.ts';
import { watchStepAhead } from '../ui/step-ahead.ts';
import { keepEntryKey } from './entry-key.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('app.html has no #root');
  sweepReloadDrafts();
  await pause();
  // The first name of a class makes the tables of all of them.
  cn();
  await pause();
  const locale = preferredLocale();
  // Said again, it would have the whole page styled again.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  // The router fetches the code of the page at once, while the words are on their way.
  keepEntryKey();
  watchStepAhead();
  const router = createRouter();
  // Asked for at once, and then again with those of the page, which are there when its code is.
  await Promise.all([untilThere(() => loadMessages(locale)), isReady(router)]);
  const i18n = createI18n(locale, await untilThere(() => loadMessages(locale)));
  speakBy(i18n);
  // In small steps, between which the browser answers: what is on the screen stays there until the page is whole.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Providers i18n={i18n} initialLocale={locale} router={router} />
      </StrictMode>,
    );
  });
}

/** Without words not even a failure can be told: the line may come back, and until then the first view stays. */
async function untilThere<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let seconds = 1; ; seconds = Math.min(2 * seconds, 30)) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** When the code of the page is there, or cannot be had. */
function isReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

void start();
