// Runs before the first paint and before the bundle, once in each document.
(function () {
  var script = document.currentScript;

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  // A chosen theme shows without a flash. The bundle repeats the rule for later changes:
  // src/shared/lib/themePreference.ts.
  function showStoredTheme() {
    var stored = read('theme');
    var isForced = stored === 'light' || stored === 'dark';
    var root = document.documentElement;
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

  // The files of this page are asked for beside the first one: tools/build/pagePreloads.ts.
  function preload(pages) {
    var files = pages[read('user') === null ? 'visitor' : 'user'][location.pathname] || [];
    files.forEach(function (file) {
      var link = document.createElement('link');
      var isCode = file.endsWith('.js');
      link.rel = isCode ? 'modulepreload' : 'preload';
      link.as = isCode ? 'script' : 'image';
      link.href = file;
      document.head.append(link);
    });
  }

  showStoredTheme();
  if (script && script.dataset.pages) preload(JSON.parse(script.dataset.pages));
  addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) showStoredTheme();
  });
})();
