/** What Firefox would look for on the network by itself; without it a launch takes 3 s instead of 13. */
const NO_SERVICES_OF_ITS_OWN = {
  'app.normandy.enabled': false,
  'app.shield.optoutstudies.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.update.enabled': false,
  'browser.topsites.contile.enabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'nimbus.rollouts.enabled': false,
  'security.remote_settings.crlite_filters.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
};

/** The media features for which Firefox's WebDriver has no command, as preferences. */
const MEDIA = {
  reducedMotion: { 'ui.prefersReducedMotion': 1 },
  touch: { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 },
  forcedColors: { 'browser.display.document_color_use': 2 },
};

/** Preferences of a Firefox whose user wants these, from its launch on. */
export function preferences(...wants: (keyof typeof MEDIA)[]) {
  return Object.assign({}, NO_SERVICES_OF_ITS_OWN, ...wants.map((name) => MEDIA[name])) as Record<
    string,
    string | number | boolean
  >;
}
