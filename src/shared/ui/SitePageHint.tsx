import { NETWORK_ADDRESS } from '@/shared/config/paths';
import { Hint } from './Hint';

/**
 * Leads to the page of whatever stands in front of the server: the service worker answers every other
 * address from its cache. Without a network it leads back to the app.
 */
export function SitePageHint() {
  return (
    <Hint>
      <span>Is there another login or a portal in front of this site?</span>{' '}
      <a href={NETWORK_ADDRESS}>open its page</a>
    </Hint>
  );
}
