/** Starts the signed-in application: language first, so that the first paint already speaks it. */
import '../styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferredLocale } from '../i18n/locale.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { createI18n } from '../i18n/messages.ts';
import { sweepReloadDrafts } from '../shell/drafts/reload-draft.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('app.html has no #root');
  sweepReloadDrafts();
  const locale = preferredLocale();
  document.documentElement.lang = locale;
  // The router fetches the code of the page at once, while the words are on their way.
  const router = createRouter();
  const i18n = createI18n(locale, await loadMessages(locale));
  createRoot(root).render(
    <StrictMode>
      <Providers i18n={i18n} initialLocale={locale} router={router} />
    </StrictMode>,
  );
}

void start();
