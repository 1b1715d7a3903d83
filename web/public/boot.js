// Runs before the first paint, so that a chosen scheme or density never flashes. Keys: see lib/storage.ts.
(function () {
  try {
    var root = document.documentElement;
    var read = function (key) {
      return JSON.parse(localStorage.getItem(key) || 'null');
    };
    if (read('giro.scheme') === 'dark') root.dataset.theme = 'dark';
    var density = read('giro.density');
    if (density === 'compact' || density === 'roomy') root.dataset.density = density;
    if (read('giro.language') === 'es') root.lang = 'es';
    if (!read('APP_USER_AUTHENTICATED')) root.dataset.session = 'none';
  } catch {
    // A blocked storage leaves the defaults of index.html.
  }
})();
