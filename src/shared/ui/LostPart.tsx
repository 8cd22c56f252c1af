import { useEffect } from 'react';
import { reloadApp } from '@/shared/lib/reloadApp';
import { reloadOnce } from '@/shared/lib/reloadOnce';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

export type PartName = 'page' | 'chart' | 'dialog' | 'board' | 'bar';

type Props = { name: PartName };

/** Stands in for a part of the app whose code is lost, and offers a reload; for a page it comes by itself once. */
export function LostPart({ name }: Props) {
  useEffect(() => {
    if (name === 'page') void reloadOnce();
  }, [name]);

  return (
    <EmptyState action={<Button onClick={() => void reloadApp()}>reload</Button>}>
      <p role="alert">{`This ${name} could not be loaded. Please check your connection and reload.`}</p>
    </EmptyState>
  );
}
