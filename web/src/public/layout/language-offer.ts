/** Takes the offer of another language away where it is refused, for good. preferences.js makes the offer. */
const DISMISSED_KEY = 'faircourt.language-offer';
const DISMISSED = 'dismissed';

export function heedRefusedLanguage(): void {
  for (const button of document.querySelectorAll('[data-dismiss-offer]')) {
    button.addEventListener('click', () => {
      delete document.documentElement.dataset['offer'];
      rememberDismissal();
    });
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, DISMISSED);
  } catch {
    // The line is gone for this page; there is nothing more to do.
  }
}
