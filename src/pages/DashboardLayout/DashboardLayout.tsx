import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { selectIsSidebarOpen, selectSession } from '@/features/user/userSlice';
// Adds the slice to the store, for all pages of users.
import '@/jobs/allJobsSlice';
import { keepFocus } from '@/jobs/cards/keepFocus';
import { connectOtherTabs } from '@/jobs/offline/otherTabs';
import { askBeforeUnload } from '@/jobs/writes/unfinishedWork';
import { CONTENT_ID, NAMED_PAGES, paths, SEARCHING } from '@/shared/config/paths';
import { rememberSidebarFolded, wasSidebarFolded } from '@/shared/storage/foldedSidebar';
import { lazyPart } from '@/shared/loading/lazyPart';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import { useCommandKey } from '@/shared/keys/useCommandKey';
import { useKeys } from '@/shared/keys/useKeys';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { SkipLink } from '@/shared/ui/SkipLink';
import { BigSidebar } from './BigSidebar';
import { BottomBar } from './BottomBar';
import type { FrameDialog } from './FrameDialogs';
import { HeldImport } from './HeldImport';
import { DESKTOP } from './sidebars';
import { TopBar } from './TopBar';
import { useOutbox } from './useOutbox';
import { useUndo } from './useUndo';

const FrameDialogs = lazyPart(
  async () => (await import('./FrameDialogs')).FrameDialogs,
  'The dialog',
);
const SmallSidebar = lazyPart(async () => (await import('./SmallSidebar')).SmallSidebar);

/** The frame of pages for users. Only the parts that need the address subscribe to it. */
export function DashboardLayout() {
  /** Undefined until their code is loaded. */
  const [dialog, setDialog] = useState<FrameDialog | null>();
  const [isFolded, setIsFolded] = useState(wasSidebarFolded);

  const store = useAppStore();
  const session = useAppSelector(selectSession);
  useEffect(
    () => (session === null ? undefined : connectOtherTabs(store, session)),
    [store, session],
  );
  useOutbox();
  useEffect(() => askBeforeUnload(store), [store]);
  useEffect(keepFocus, []);

  const handleFold = () => {
    setIsFolded(!isFolded);
    rememberSidebarFolded(!isFolded);
  };

  const show = (next: FrameDialog) => {
    FrameDialogs.preload().then(() => setDialog(next), notifyFailure);
  };

  return (
    <>
      <Keys onShow={show} />
      <SkipLink />
      <Menu />
      <TopBar isFolded={isFolded} onFold={handleFold} onShow={show} />
      {dialog !== undefined && <FrameDialogs shown={dialog} onShow={setDialog} />}
      <Frame>
        <BigSidebar isFolded={isFolded} />
        <Main id={CONTENT_ID} tabIndex={-1}>
          {import.meta.env.MODE === 'demo' && <DemoMark>demo: kept in this browser</DemoMark>}
          <Content onShow={show} />
        </Main>
      </Frame>
      <BottomBar />
      <HeldImport />
    </>
  );
}

/** The sidebar of small screens, whose code is loaded when it is first opened. */
function Menu() {
  const isOpen = useAppSelector(selectIsSidebarOpen);
  const isDesktop = useMediaQuery(DESKTOP);
  if (!isOpen || isDesktop) return null;
  return (
    <PartBoundary name="menu">
      <SmallSidebar />
    </PartBoundary>
  );
}

/** The keys that mean something on every page. */
function Keys({ onShow }: { onShow: (dialog: FrameDialog) => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const undo = useUndo();
  const open = (path: string) => () => {
    // On its own page a new application leaves what is being edited.
    if (path !== pathname || path === paths.addJob) void navigate(path);
  };
  useKeys({
    // On the page of the list its search box listens.
    ...(pathname !== paths.allJobs && {
      '/': () => void navigate(paths.allJobs, { state: SEARCHING }),
    }),
    ...Object.fromEntries(
      NAMED_PAGES.flatMap(({ keys, path }) =>
        keys === undefined ? [] : [[keys.join(' '), open(path)]],
      ),
    ),
    '?': () => onShow('keys'),
    z: undo,
  });
  useCommandKey('k', (event) => {
    if (event.shiftKey) return;
    event.preventDefault();
    onShow('find');
  });
  // As the menu of the list does it: a page of the list is not what one wants on paper.
  useCommandKey('p', (event) => {
    if (event.shiftKey || pathname !== paths.allJobs) return;
    event.preventDefault();
    onShow('print');
  });
  return null;
}

function Content({ onShow }: { onShow: (dialog: FrameDialog) => void }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary key={pathname}>
      <Outlet context={onShow} />
    </PageBoundary>
  );
}

const DemoMark = styled.small`
  display: block;
  margin-bottom: ${theme.space(2)};
  color: ${theme.color.textMuted};

  ${screenOnly}
`;

const Frame = styled.div`
  display: flex;
`;

const Main = styled.main`
  min-width: 0;
  max-width: 1200px;
  flex: 1;
  margin: 0 auto;
  padding: ${theme.space(2)} ${theme.space(4)}
    calc(${theme.space(8)} + var(--foot-room, 0px) + var(--banner-room, 0px));

  ${media.tablet} {
    padding: ${theme.space(4)} ${theme.space(6)} ${theme.space(16)};
  }

  ${media.low} {
    margin-left: var(--rail-room);
    padding: ${theme.space(2)} ${theme.space(4)} calc(${theme.space(6)} + var(--banner-room, 0px));
  }
`;
