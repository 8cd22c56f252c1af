import { FiWifiOff } from 'react-icons/fi';
import { useIsOnline } from '@/shared/lib/useIsOnline';
import { Banner } from './Banner';

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
