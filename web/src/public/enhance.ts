/**
 * The script of every public page. They work without it; it remembers the language, offers the visitor's own,
 * closes menus, shows a message left by the application, starts the hub's search when somebody goes to it and logs the path of
 * a page that does not exist.
 */
import '../styles/main.css';
import { isLocale, storeLocale } from '../i18n/locale.ts';
import { showFlash } from './layout/flash-toast.ts';
import { heedRefusedLanguage } from './layout/language-offer.ts';
import { closeMenusPolitely } from './layout/menus.ts';

rememberLanguage();
heedRefusedLanguage();
closeMenusPolitely();
showFlash();
startSearchOnFocus();
logMissingPage();

function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    const { locale } = link.dataset;
    if (isLocale(locale)) link.addEventListener('click', () => storeLocale(locale));
  }
}

/** The code of the search comes with the first focus, as its index does: who only reads pays for neither. */
function startSearchOnFocus(): void {
  const search = document.querySelector('[data-hub-search]');
  const start = () => {
    // Without it the form opens the list of articles, which searches too.
    import('./learn/search/hub-search.start.ts').catch((error: unknown) => console.warn(error));
  };
  search?.addEventListener('focusin', start, { once: true });
  if (search?.contains(document.activeElement)) start();
}

function logMissingPage(): void {
  if (document.documentElement.dataset.page === 'not-found') {
    console.error('404: there is no page at', location.pathname);
  }
}
