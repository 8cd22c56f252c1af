import { useEffect, useState } from 'react';
import { reloadApp } from '@/shared/loading/reloadApp';
import { reloadOnce } from '@/shared/loading/reloadOnce';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { PageSpinner } from './PageSpinner';

type Props = { name: string };

/** Stands in for a part of the app whose code is lost, and offers a reload; for a page it comes by itself once. */
export function LostPart({ name }: Props) {
  const [mayReload, setMayReload] = useState(name === 'page');

  useEffect(() => {
    if (mayReload) void reloadOnce().then(setMayReload);
  }, [mayReload]);

  if (mayReload) return <PageSpinner />;
  return (
    <EmptyState action={<Button onClick={() => void reloadApp()}>reload</Button>}>
      <p role="alert">{`This ${name} could not be loaded. Please check your connection and reload.`}</p>
    </EmptyState>
  );
}
