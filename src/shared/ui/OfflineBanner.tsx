import { FiWifiOff } from 'react-icons/fi';
import { Banner } from './Banner';
import { useSyncExternalStore } from 'react';

/** Tells at the foot of the window that the browser counts itself offline. Nothing is refused for that. */
export function OfflineBanner() {
  const isOnline = useIsOnline();

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

/** Whether the browser has a network, as far as it knows. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
