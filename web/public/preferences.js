// Applies the stored theme, language and session before the first paint. An external
// classic script, because the Content-Security-Policy forbids inline ones and a module would run too late.
(function () {
  var root = document.documentElement;
  var locale = null;
  var isLeaving = false;
  try {
    var theme = localStorage.getItem('faircourt.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

    // People type the English address, and our own links lead to it; those who chose another language get that language: on the
    // first page everybody, on every page who is signed in. An address that names a language is left as it is.
    locale = localStorage.getItem('faircourt.locale');
    var isFirst = location.pathname === '/';
    var isPage = root.lang === 'en' && !!root.dataset.page && root.dataset.page !== 'not-found';
    if (
      (locale === 'es' || locale === 'pt-BR') &&
      (isFirst || (isPage && localStorage.getItem('faircourt.session')))
    ) {
      isLeaving = true;
      location.replace('/' + locale + (isFirst ? '' : location.pathname) + location.search + location.hash);
    }
  } catch {
    // Storage is blocked: the system's theme applies, and the address decides the language.
  }

  // The first of these languages that there is, or of the browser's.
  function closestLanguage(first) {
    var locales = ['en', 'es', 'pt-BR'];
    var wishes = first.concat(navigator.languages).filter(Boolean).map(languageOf);
    return wishes
      .map(function (wish) {
        return locales.find(function (each) {
          return languageOf(each) === wish;
        });
      })
      .find(Boolean);
  }

  // A public page in another language than the reader's offers theirs in a line under its header, from the first paint
  // on, so that nothing moves; the style sheet shows it. Where a refusal could not be kept there is no offer.
  function offerLanguage() {
    try {
      if (localStorage.getItem('faircourt.language-offer') === 'dismissed') return;
    } catch {
      return;
    }
    var closest = closestLanguage([locale]);
    if (closest && closest !== root.lang) root.dataset.offer = closest;
  }

  function languageOf(name) {
    return name.toLowerCase().split('-')[0];
  }

  if (document.querySelector('meta[name="faircourt:words"]')) {
    root.lang = closestLanguage([locale, languageRead()]) || 'en';
    showFirstView();
  } else {
    offerLanguage();
    if (!isLeaving) keepLanguageRead();
  }

  // One language per visit: who chose none finds the application in that of the last public page, for as long as the tab
  // is open. i18n/locale.ts reads it too. Only a visit that begins in the application follows the browser.
  function keepLanguageRead() {
    try {
      sessionStorage.setItem('faircourt.language-read', root.lang);
    } catch {
      // Storage is blocked: the application follows the browser.
    }
  }

  function languageRead() {
    try {
      return sessionStorage.getItem('faircourt.language-read');
    } catch {
      return null;
    }
  }

  // What the build has drawn of a page is shown where it is what the application is going to show: the sign-in form to
  // somebody without a session, every other page to somebody whose session holds and lacks nothing.
  function showFirstView() {
    try {
      var stored = localStorage.getItem('faircourt.session');
      if (location.pathname === '/auth') {
        if (stored === null && location.search === '') root.dataset.first = '';
        return;
      }
      var session = JSON.parse(stored);
      var user = session.user;
      if (session.expires_at * 1000 < Date.now() || user.status !== 'active' || user.lacks_second_factor)
        return;
      root.style.setProperty('--name', JSON.stringify(user.user_metadata.name || user.email));
      root.dataset.role = user.user_metadata.role;
      if (isPastTheHead(user)) root.dataset.reloaded = '';
      root.dataset.first = '';
    } catch {
      // Nobody is known to be signed in: the application finds out, and says meanwhile that it loads.
    }
  }

  // A save has reloaded the page and leads back to the middle of it: shell/drafts/reload-draft.ts.
  function isPastTheHead(user) {
    try {
      return JSON.parse(sessionStorage.getItem('faircourt.draft.' + user.id + '.reload')).place.top < 0;
    } catch {
      return false;
    }
  }

  // A public page shows the way to the dashboard, with initials, to somebody whose session this browser keeps. It reads
  // that session and stores nothing beside it: whatever ends the session, here or in another tab, ends this too. What
  // /pricing offers to coaches who have joined follows from the role.
  function showSession() {
    try {
      var user = JSON.parse(localStorage.getItem('faircourt.session')).user;
      var words = (user.user_metadata.name || user.email).trim().split(/[\s@._-]+/);
      var letters = [words[0], words.length > 1 ? words[words.length - 1] : ''].map(firstLetter).join('');
      root.style.setProperty('--initials', JSON.stringify(letters));
      root.dataset.session = '';
      root.dataset.role = user.user_metadata.role;
    } catch {
      root.style.removeProperty('--initials');
      delete root.dataset.session;
      delete root.dataset.role;
      delete root.dataset.plan;
    }
  }

  function firstLetter(word) {
    return (Array.from(word.normalize())[0] || '').toUpperCase();
  }

  showSession();
  addEventListener('storage', showSession);
  addEventListener('pageshow', showSession);
})();
