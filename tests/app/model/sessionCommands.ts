import fc from 'fast-check';
import { storeUser } from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { changeStorageElsewhere } from '../../support/browser';
import { send } from './calls';
import { command } from './command';
import type { Driver } from './driver';
import { fill, find, often, press, presses, refuse } from './hands';
import { openPage, openPickedId, type Model, type Page } from './model';
import { changeSession, follow, goBack, isPublic, reload } from './pages';
import { credentialsOf, PEOPLE, profileOf } from './people';
import { buttonOf } from './screen';

const LINKS: Record<Page, string> = {
  landing: 'a[href="/landing"]',
  register: 'a[href="/register"]',
  stats: 'aside a[href="/"]',
  'all jobs': 'aside a[href="/all-jobs"]',
  'add job': 'aside a[href="/add-job"]',
  profile: 'aside a[href="/profile"]',
};

const people = fc.constantFrom(...PEOPLE.map(profileOf));

const logIn = fc
  .record({ user: people, password: fc.constantFrom('right', 'wrong', 'no'), times: presses })
  .map(({ user, password, times }) =>
    command(`${user.name} logs in with the ${password} password${often(times)}`, {
      isPossible: canLogIn,
      run: async (model, driver) => {
        const right = credentialsOf(user);
        const typed = { wrong: 'wrong-password', no: '', right: right.password }[password];
        await typeAndSubmit(model, driver, { ...right, password: typed }, times);
      },
    }),
  );

/** All the way, so that there are many steps with somebody signed in. */
const signIn = people.map((user) =>
  command(`${user.name} signs in`, {
    isPossible: (model) =>
      canLogIn(model) ||
      (openPage(model) === 'landing' && model.user === null && model.login.sent === null),
    run: async (model, driver) => {
      if (openPage(model) === 'landing') await walk(model, driver, 'register');
      await driver.settle();
      await typeAndSubmit(model, driver, credentialsOf(user));
      await driver.settle();
      const { call } = model.login.sent ?? {};
      if (call) await driver.decide(call, 'answered');
    },
  }),
);

const pressDemo = presses.map((times) =>
  command(`presses 'demo app'${often(times)}`, {
    isPossible: canLogIn,
    run: async (model, driver) => {
      await press(driver, buttonOf('demo app'), times);
      sendLogin(model, credentialsOf(profileOf('Demo')));
    },
  }),
);

const logOut = presses.map((times) =>
  command(`logs out${often(times)}`, {
    isPossible: (model) => !isPublic(openPage(model)),
    run: async (model, driver) => {
      await press(driver, buttonOf('logout'), times);
      model.logout ??= send(model, 'logout', 'GET /auth/logout');
    },
  }),
);

const goTo = fc
  .constantFrom<Page[]>(
    'landing',
    'register',
    'stats',
    'all jobs',
    'all jobs',
    'add job',
    'profile',
  )
  .map((page) =>
    command(`goes to ${page}`, {
      isPossible: (model) =>
        isPublic(page) === isPublic(openPage(model)) &&
        (page !== openPage(model) || openPickedId(model) !== ''),
      run: (model, driver) => walk(model, driver, page),
    }),
  );

const back = fc.constant(
  command('goes back', {
    isPossible: ({ visited }) => visited.length > 1,
    run: async (model, driver) => {
      await driver.goBack();
      goBack(model);
    },
  }),
);

const reloads = fc.constant(
  command('reloads', {
    run: async (model, driver) => {
      await driver.reload();
      reload(model);
    },
  }),
);

const logInElsewhere = people.map((user) =>
  command(`${user.name} logs in in another tab`, {
    isPossible: (model) => model.user?.name !== user.name,
    run: async (model, { network }) => {
      await network.sendFromOtherTab('POST', '/auth/login', credentialsOf(user));
      storeUser(user, `session of ${model.clock}`);
      changeStorageElsewhere('user', JSON.stringify(user));
      changeSession(model, user);
    },
  }),
);

const logOutElsewhere = fc.constantFrom('logs out', 'clears the storage').map((what) =>
  command(`${what} in another tab`, {
    isPossible: ({ user }) => user !== null,
    run: async (model, { network }) => {
      if (what === 'logs out') await network.sendFromOtherTab('GET', '/auth/logout');
      changeStorageElsewhere(what === 'logs out' ? 'user' : null, null);
      changeSession(model, null);
    },
  }),
);

const expire = fc.constant(
  command('the session expires on the server', {
    isPossible: ({ user }) => user !== null,
    run: (_, { network }) => network.expireSession(),
  }),
);

/** Who is signed in, and which page they look at. */
export const sessionCommands = [
  { weight: 12, arbitrary: signIn },
  { weight: 6, arbitrary: logIn },
  { weight: 3, arbitrary: pressDemo },
  { weight: 1, arbitrary: logOut },
  { weight: 14, arbitrary: goTo },
  { weight: 2, arbitrary: back },
  { weight: 1, arbitrary: reloads },
  { weight: 1, arbitrary: logInElsewhere },
  { weight: 1, arbitrary: logOutElsewhere },
  { weight: 1, arbitrary: expire },
];

function canLogIn(model: Model): boolean {
  return openPage(model) === 'register' && model.login.sent === null;
}

async function walk(model: Model, driver: Driver, page: Page): Promise<void> {
  await press(driver, find(LINKS[page]));
  follow(model, page);
}

async function typeAndSubmit(
  model: Model,
  driver: Driver,
  credentials: ReturnType<typeof credentialsOf>,
  times = 1,
): Promise<void> {
  await fill(driver, 'email', credentials.email);
  await fill(driver, 'password', credentials.password);
  await press(driver, find('form [type="submit"]'), times);
  Object.assign(model.login, credentials, { invalid: {} });
  if (credentials.password === '') refuse(model, model.login, ['password']);
  else sendLogin(model, credentials);
}

function sendLogin(model: Model, credentials: Pick<User, 'email'>): void {
  model.login.error = '';
  model.login.sent = send(model, 'login', `POST /auth/login ${JSON.stringify(credentials)}`);
}
