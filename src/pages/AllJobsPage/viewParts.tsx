import { FiColumns, FiList, FiMenu } from 'react-icons/fi';
import type { IconType } from 'react-icons';
import type { View } from '@/jobs/model/views';
import { lazyPart, type LazyPart } from '@/shared/loading/lazyPart';

type ViewPart = {
  Icon: IconType;
  /** The code of the view, loaded when it is shown for the first time; that of the list comes with the page. */
  Part?: LazyPart<object>;
};

export const VIEW_PARTS: Record<View, ViewPart> = {
  list: { Icon: FiList },
  board: {
    Icon: FiColumns,
    Part: lazyPart(async () => (await import('@/features/board/Board')).Board),
  },
  table: {
    Icon: FiMenu,
    Part: lazyPart(async () => (await import('./TableView')).TableView),
  },
};
