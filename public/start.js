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

  // What the build knows of each path: tools/build/firstVisit.ts. Nothing while developing.
  function startPage(pages) {
    addEventListener('error', showLostBundle, true);
    var page = pages[read('user') === null ? 'visitor' : 'user'][location.pathname];
    if (!page) return;
    page.files.forEach(function (file) {
      // Like the bundle, after what the first paint needs.
      if (file.endsWith('.js')) preload({ rel: 'modulepreload', href: file, fetchPriority: 'low' });
      else preload({ rel: 'preload', as: 'image', href: file });
    });
    // As axios will ask for it, which then takes this answer.
    if (page.call) {
      preload({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: page.call });
    }
    // Comes right behind the element that React draws into, and shows what to see there until then.
    var FirstPaint = class extends HTMLElement {
      connectedCallback() {
        this.remove();
        paint(page.paint);
      }
    };
    customElements.define('first-paint', FirstPaint);
  }

  function preload(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }

  function paint(name) {
    var template = document.querySelector('template[data-paint="' + name + '"]');
    var content = template.content.cloneNode(true);
    var link = content.querySelector('nav a[href="' + location.pathname + '"]');
    if (link) link.ariaCurrent = 'page';
    var choice = content.querySelector('input[value="' + read('theme') + '"]');
    if (choice) choice.checked = true;
    document.getElementById('root').replaceChildren(content);
  }

  function showLostBundle(event) {
    if (event.target.type === 'module') paint('lost');
  }

  showStoredTheme();
  if (script && script.dataset.pages) startPage(JSON.parse(script.dataset.pages));
  addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) showStoredTheme();
  });
})();
