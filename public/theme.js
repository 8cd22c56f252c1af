// Runs before the first paint, so that a chosen theme shows without a flash.
// The bundle repeats the rule for later changes: src/shared/lib/themePreference.ts.
(function () {
  var root = document.documentElement;

  function showStoredTheme() {
    var stored = null;
    try {
      stored = localStorage.getItem('theme');
    } catch {
      return;
    }
    var isForced = stored === 'light' || stored === 'dark';
    if (isForced) root.dataset.theme = stored;
    else delete root.dataset.theme;

    // Until the bundle brings its styles, these two alone decide the colour of the empty page.
    document.querySelector('meta[name="color-scheme"]').content = isForced ? stored : 'light dark';
    root.style.backgroundColor =
      'light-dark(' + pageColor('light') + ', ' + pageColor('dark') + ')';

    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      var scheme = meta.dataset.scheme;
      if (!isForced) meta.media = '(prefers-color-scheme: ' + scheme + ')';
      else meta.media = scheme === stored ? 'all' : 'not all';
    });
  }

  function pageColor(scheme) {
    return document.querySelector('meta[name="theme-color"][data-scheme="' + scheme + '"]').content;
  }

  showStoredTheme();
  addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) showStoredTheme();
  });
})();
