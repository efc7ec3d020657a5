// Applies the stored theme and language before the first paint. An external classic script, because the
// Content-Security-Policy forbids inline ones and a module would run too late.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('faircourt.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

    // People type the English address; those who chose another language get that language.
    var locale = localStorage.getItem('faircourt.locale');
    if (location.pathname === '/' && (locale === 'es' || locale === 'pt-BR')) {
      location.replace('/' + locale + location.search + location.hash);
    }
  } catch {
    // Storage is blocked: the system's theme applies, and the address decides the language.
  }
})();
