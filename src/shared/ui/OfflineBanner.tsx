import { useSyncExternalStore } from 'react';
import { FiWifiOff } from 'react-icons/fi';
import { Banner } from './Banner';

/** Tells at the foot of the window that the browser counts itself offline. Nothing is refused for that. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);

  return (
    <div role="status">
      {!isOnline && (
        <Banner>
          <FiWifiOff aria-hidden />
          <span>Your browser says that you are offline. What you see may be out of date.</span>
        </Banner>
      )}
    </div>
  );
}

function subscribe(onChange: () => void) {
  const end = new AbortController();
  window.addEventListener('online', onChange, end);
  window.addEventListener('offline', onChange, end);
  return () => end.abort();
}
