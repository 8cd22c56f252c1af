import { useSyncExternalStore } from 'react';
import { FiWifiOff } from 'react-icons/fi';
import styled from 'styled-components';
import { Banner } from './Banner';

/**
 * Tells at the foot of the window that the browser counts itself offline, unless the page tells that no server is found.
 * Nothing is refused for that.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);

  return (
    <div role="status">
      {!isOnline && (
        <Notice>
          <FiWifiOff aria-hidden />
          <span>Your browser says that you are offline. What you see may be out of date.</span>
        </Notice>
      )}
    </div>
  );
}

const Notice = styled(Banner)`
  :root:has([data-lost]) & {
    display: none;
  }

  :root:has([data-lost]):has(&) {
    --banner-room: 0px;
  }
`;

function subscribe(onChange: () => void) {
  const end = new AbortController();
  window.addEventListener('online', onChange, end);
  window.addEventListener('offline', onChange, end);
  return () => end.abort();
}
