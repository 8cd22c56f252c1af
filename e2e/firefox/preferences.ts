/** What Firefox would look for on the network by itself; without it a launch takes 3 s instead of 13. */
export const PREFERENCES = {
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
