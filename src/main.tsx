import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { connectConnection } from '@/app/connection';
import { connectErrors, rootErrorOptions } from '@/app/errors';
import { connectPrefetch } from '@/app/prefetch';
import { connectSession } from '@/app/session';
import { makeStore } from '@/app/store';
import { readStoredUser } from '@/features/user/userStorage';
// Small parts of most pages: within the first file they compress better than in files of their own.
import '@/shared/ui/ButtonLink';
import '@/shared/ui/IconButton';
import '@/shared/ui/Link';
import '@/shared/ui/Logo';
import '@/shared/ui/Panel';
import '@/shared/ui/ThemeSwitch';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

connectErrors();

const store = makeStore(readStoredUser());
connectSession(store);
connectConnection(store);
connectPrefetch();

createRoot(root, rootErrorOptions).render(
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>,
);
