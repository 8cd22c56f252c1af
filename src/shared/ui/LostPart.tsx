import { useLayoutEffect } from 'react';
import type { ChunkLoadError } from '@/shared/lib/loadChunk';
import { reloadApp } from '@/shared/lib/reloadApp';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

export type PartName = 'page' | 'chart' | 'dialog' | 'board' | 'bar';

type Props = { name: PartName; error: ChunkLoadError; onRetry: () => void };

/**
 * Stands in for a part of the app whose code is missing. Without a server it offers another try, which comes
 * by itself with the network; else it offers to load the whole app again.
 */
export function LostPart({ name, error, onRetry }: Props) {
  const { isServerThere } = error;

  // Before anybody sees the notice: the network may come back at that moment.
  useLayoutEffect(() => {
    error.allowRetry();
    if (isServerThere) return undefined;
    window.addEventListener('online', onRetry);
    return () => {
      window.removeEventListener('online', onRetry);
    };
  }, [error, isServerThere, onRetry]);

  const handlePress = () => {
    if (isServerThere) void reloadApp();
    else onRetry();
  };

  return (
    <EmptyState
      action={<Button onClick={handlePress}>{isServerThere ? 'reload' : 'try again'}</Button>}
    >
      <p role="alert">
        This {name} could not be loaded.{' '}
        {isServerThere
          ? 'There may be a new version of Jobtrail.'
          : 'Please check your connection and try again.'}
      </p>
    </EmptyState>
  );
}
