import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { connectConnection } from '@/app/connection';
import { connectInstalled } from '@/app/installed';
import { connectDrafts } from '@/app/drafts';
import { ignoreDroppedFiles } from '@/app/droppedFiles';
import { connectErrors, rootErrorOptions } from '@/app/errors';
import { connectPrefetch } from '@/app/prefetch';
import { leadToFolder } from '@/app/folderAddress';
import { tolerateRefusedEntries } from '@/app/refusedEntries';
import { redirectInitialPath, preloadPage } from '@/app/routes';
import { connectSession } from '@/app/session';
import { restoreStore } from '@/app/store';
import { selectUser } from '@/features/user/userSlice';
import { env } from '@/shared/config/env';
import { NETWORK_MARK } from '@/shared/config/paths';
import { noteStart } from '@/shared/loading/hasStarted';
import { ignoreHeldEnter } from '@/shared/keys/ignoreHeldEnter';
import { isInstalled } from '@/shared/install/isInstalled';
import { connectTheme } from '@/shared/storage/themePreference';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const LONGEST_WAIT_MS = 3000;

connectErrors();
tolerateRefusedEntries();
// Hosts answer with the app also at '/folder' and '/folder/index.html', which no route knows.
leadToFolder(env.baseUrl);

// The mark has led this visit past the service worker.
if (new URLSearchParams(location.search).has(NETWORK_MARK)) {
  history.replaceState(null, '', location.pathname);
}

const store = restoreStore();
connectSession(store);
connectDrafts(store);
connectConnection(store);
connectPrefetch();
connectTheme();
ignoreDroppedFiles();
ignoreHeldEnter();

// Before rendering, where a redirect would show an empty page in between.
const path = redirectInitialPath(selectUser(store.getState()) !== null);

// Answers that were kept are shown before the first one of the server.
const isReady = Promise.all([preloadPage(path), isInstalled() && connectInstalled(store)]);

// The first paint is shown meanwhile. No top-level await: the pages import from this file.
void Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]).then(
  () => {
    createRoot(root, rootErrorOptions).render(
      <StrictMode>
        <BrowserRouter basename={env.baseUrl} useTransitions={false}>
          <App store={store} />
        </BrowserRouter>
      </StrictMode>,
    );
  },
);

noteStart();
