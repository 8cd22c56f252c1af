import { basename, resolve } from 'node:path';
import {
  loadEnv,
  type Plugin,
  type PreviewServer,
  type ProxyOptions,
  type ViteDevServer,
} from 'vite';
import { ANSWER_HEADERS } from './answers.js';
import { createApiServer } from './apiServer.js';
import { databasePath, databaseUrl } from './databaseAddress.js';
import { DEMO_EMAIL, DEMO_PASSWORD } from './seed.js';
import { SettingError } from './settingError.js';

type Settings = {
  database: { url: string; authToken?: string };
  demo: { email: string; password: string };
  proxyTarget: string | undefined;
  trustedProxies: number;
  allowedHosts: string[];
};

const API_PATH = /^\/api\/v1(?=[/?]|$)/;

/** Setting `server.fs.deny` replaces these defaults of Vite, so they are repeated. */
const VITE_FS_DENY = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];
const DATA_FS_DENY = ['**/.data/**', '*.db*'];

/**
 * Serves the API under `vite dev` and `vite preview`, or proxies /api/v1 to API_PROXY_TARGET.
 * Reads the settings of .env.example from the environment or .env files; does nothing in a build
 * or under Vitest. Throws SettingError on a setting it cannot use.
 */
export function embeddedApi(): Plugin {
  let settings: Settings | undefined;

  function serve(server: ViteDevServer | PreviewServer) {
    if (settings === undefined || settings.proxyTarget !== undefined || isVitest()) return;
    const { logger } = server.config;
    const api = createApiServer({ ...settings, log: (line) => logger.error(line) });
    void api.start();
    server.httpServer?.on('close', () => void api.close());
    server.middlewares.use((request, response, next) => {
      if (API_PATH.test(request.url ?? '')) void api.listener(request, response);
      else next();
    });
  }

  return {
    name: 'jobtrail:embedded-api',
    apply: (_config, { command }) => command === 'serve',
    config(config, { mode }) {
      const root = resolve(config.root ?? '.');
      settings = readSettings(loadEnv(mode, root, ''), root);
      const proxy = settings.proxyTarget === undefined ? {} : proxyTo(settings.proxyTarget);
      const { allowedHosts } = settings;
      return {
        server: {
          proxy,
          allowedHosts,
          cors: config.server?.cors ?? false,
          fs: { deny: [...VITE_FS_DENY, ...DATA_FS_DENY, ...denyDatabase(settings)] },
          watch: { ignored: ['**/.data/**'] },
        },
        preview: { proxy, allowedHosts, cors: config.preview?.cors ?? false },
      };
    },
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

function readSettings(env: Record<string, string>, root: string): Settings {
  // A variable left empty, as in a copied .env.example, counts as not set.
  const read = (name: string) => (env[name] === '' ? undefined : env[name]);
  const authToken = read('DATABASE_AUTH_TOKEN');
  return {
    database: {
      url: databaseUrl(read('DATABASE_URL'), root),
      ...(authToken !== undefined && { authToken }),
    },
    demo: {
      email: read('VITE_DEMO_EMAIL') ?? DEMO_EMAIL,
      password: read('VITE_DEMO_PASSWORD') ?? DEMO_PASSWORD,
    },
    proxyTarget: read('API_PROXY_TARGET'),
    trustedProxies: count(read('TRUSTED_PROXIES') ?? '0'),
    allowedHosts: (read('ALLOWED_HOSTS') ?? '').split(',').map((host) => host.trim()),
  };
}

function count(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new SettingError(`TRUSTED_PROXIES must be a number from 0 to 9, not "${text}"`);
}

function denyDatabase({ database }: Settings): string[] {
  const path = databasePath(database.url);
  return path === undefined ? [] : [`${basename(path).replaceAll(/[^\w.-]/g, '?')}*`];
}

function proxyTo(target: string): Record<string, ProxyOptions> {
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) {
    throw new SettingError(`API_PROXY_TARGET must be an http or https address, not "${target}"`);
  }
  return {
    [`^${API_PATH.source.slice(1)}`]: {
      target,
      changeOrigin: true,
      // Cookies belong to this host then, whatever domain the other back end names.
      cookieDomainRewrite: '',
      configure: (proxy) => {
        proxy.on('error', (_error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          response.writeHead(502, ANSWER_HEADERS);
          response.end(JSON.stringify({ msg: 'The server cannot be reached' }));
        });
      },
    },
  };
}

function isVitest(): boolean {
  return process.env.VITEST !== undefined;
}
