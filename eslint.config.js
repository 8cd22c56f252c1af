import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ONE_WAY = 'Imports go one way: app → pages → features → jobs → shared, never sideways.';
const RELATIVE_PATH = {
  regex: '^[.][.]/|^[.]/.+/',
  message: 'Use "@/" across folders and "./" within one.',
};
const ADAPTER = {
  group: ['./adapter'],
  message: 'The demo replaces "@/shared/api/adapter", which has to be imported by that name.',
};
const OUTSIDE_SRC = {
  regex: '(^|/)(embedded-api|demo|tests|e2e)(/|$)',
  message: 'The client knows neither the embedded API nor the demo nor the tests.',
};
const OUTSIDE_EMBEDDED_API = '(^|/)(src|demo|tests|e2e|tools)/|^@/';
const STANDS_ALONE = 'The embedded API stands on its own.';
const FEATURES = foldersOf('src/features');
/** The folders of src, with those that they may not import; each feature has more of them. */
const LAYERS = {
  app: [],
  boot: ['app', 'pages', 'worker'],
  worker: ['app', 'pages', 'features', 'jobs', 'boot'],
  pages: ['app', 'boot', 'worker'],
  features: [],
  jobs: ['app', 'pages', 'features', 'boot', 'worker'],
  shared: ['app', 'pages', 'features', 'jobs', 'boot', 'worker'],
};
/** The rooms of jobs from below; those of an inner array and the files in its root know each other. */
const ROOMS = [
  ['model'],
  ['api'],
  ['', 'reads', 'writes', 'selection', 'address', 'offline'],
  ['actions'],
  ['cards'],
];
const unlisted = [
  ...foldersOf('src').filter((name) => !(name in LAYERS)),
  ...foldersOf('src/jobs').filter((name) => !ROOMS.flat().includes(name)),
];
if (unlisted.length > 0) throw new Error(`No import rule for ${unlisted.join()}`);
/** The files that stand between a library and everybody else. */
const OWNERS_OF_LIBRARIES = [
  'src/shared/store/withTypes.ts',
  'src/shared/store/createAppAsyncThunk.ts',
  'src/shared/api/client.ts',
  'src/shared/api/adapter.ts',
];
const RAW_LIBRARIES = [
  {
    name: 'axios',
    message: 'Only shared/api knows axios; call the client of "@/shared/api/client".',
  },
  {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use the typed hooks of "@/shared/store/withTypes".',
  },
  {
    name: '@reduxjs/toolkit',
    importNames: ['createAsyncThunk'],
    message: 'Use createAppAsyncThunk of "@/shared/store/createAppAsyncThunk".',
  },
];

/**
 * @param {string} path
 * @returns {string[]}
 */
function foldersOf(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * Forbids `import()` of what a pattern matches, which the rules for imports leave alone.
 * @param {string} pattern of a regular expression
 * @param {string} message
 */
function dynamicImport(pattern, message) {
  const selector = `ImportExpression[source.value=/${pattern.replaceAll('/', '\\u002F')}/]`;
  return { selector, message };
}

/** A translator replaces each text node, and React changes the one that is no longer there. */
const BARE_TEXT =
  ':matches(JSXText[value=/\\S/], JSXExpressionContainer[expression.type="Literal"])';
const CHANGING = 'JSXExpressionContainer[expression.type!=/Empty|^Literal/]';
const SEVERAL_TEXTS = [`${BARE_TEXT} ~ ${CHANGING}`, `${CHANGING} ~ ${BARE_TEXT}`].map(
  (siblings) => ({
    selector: `:matches(JSXElement, JSXFragment) > ${siblings}`,
    message: 'An element has one text, made in one expression.',
  }),
);

const LOCALE_DATA_AT_START = {
  selector: 'Program > * NewExpression[callee.object.name="Intl"]:not(:function *)',
  message:
    'The first object of Intl takes a browser 10 ms: make it on use, not as the page starts.',
};

/** `load` is a member of tables that are given to lazyPart. */
const BARE_IMPORT = {
  selector: `ImportExpression:not(:matches(${[
    'CallExpression[callee.name=/^(loadCode|lazyPart|optionalPart)$/]',
    'Property[key.name="load"]',
  ].join()}) *)`,
  message: 'Code is loaded by loadCode, lazyPart or optionalPart, which fail in one way.',
};

/**
 * The import rule of one folder of src: layers it must not reach, statically or with import().
 * @param {string[]} files globs of the folder
 * @param {string[]} forbidden layers below "@/", for instance "pages" or "features/user"
 * @param {{ ignores?: string[], rawLibraries?: boolean }} [options]
 * @returns {import('eslint').Linter.Config}
 */
function layer(files, forbidden, { ignores = [], rawLibraries = true } = {}) {
  const upward = forbidden.map((name) => ({ regex: pathsIn(name), message: ONE_WAY }));
  return {
    files,
    ignores,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: rawLibraries ? RAW_LIBRARIES : [],
          patterns: [RELATIVE_PATH, ADAPTER, OUTSIDE_SRC, ...upward],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...forbidden.map((name) => dynamicImport(pathsIn(name), ONE_WAY)),
        dynamicImport(RELATIVE_PATH.regex, RELATIVE_PATH.message),
        dynamicImport(OUTSIDE_SRC.regex, OUTSIDE_SRC.message),
        LOCALE_DATA_AT_START,
        BARE_IMPORT,
        ...SEVERAL_TEXTS,
      ],
    },
  };
}

/**
 * A regular expression of the paths in a folder; of `jobs/` those in its root alone.
 * @param {string} name
 */
function pathsIn(name) {
  return name === 'jobs/' ? '^@/jobs/[^/]+$' : `^@/${name}/`;
}

/** @param {string} feature */
function aboveFeature(feature) {
  const others = FEATURES.filter((name) => name !== feature);
  return [...LAYERS.pages, 'pages', ...others.map((name) => `features/${name}`)];
}

/** @param {number} level in ROOMS */
function aboveRoom(level) {
  const above = ROOMS.slice(level + 1).flat();
  return [...LAYERS.jobs, ...above.map((room) => `jobs/${room}`)];
}

export default tseslint.config(
  { ignores: ['dist', 'dist-demo', 'coverage', 'test-results', 'playwright-report', '.data'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
    rules: {
      // Safari takes the role from a list whose style has no marks.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], nav: ['navigation'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Interfaces are the only types a declaration can be merged into.
    files: ['src/shared/store/*.ts', 'src/{features,jobs}/**/*Slice.ts', 'src/**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    },
  },
  layer(['src/main.tsx'], LAYERS.app),
  ...Object.entries(LAYERS).map(([name, above]) =>
    layer([`src/${name}/**`], above, { ignores: OWNERS_OF_LIBRARIES }),
  ),
  ...FEATURES.map((feature) => layer([`src/features/${feature}/**`], aboveFeature(feature))),
  ...ROOMS.flatMap((rooms, level) =>
    rooms.map((room) =>
      layer([room === '' ? 'src/jobs/*' : `src/jobs/${room}/**`], aboveRoom(level)),
    ),
  ),
  layer(OWNERS_OF_LIBRARIES, LAYERS.shared, { rawLibraries: false }),
  {
    files: ['src/**'],
    // The text of its function runs on other pages.
    ignores: ['src/features/jobForm/posting/bookmarkletAddress.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'trim',
          message: 'Use trimText, which knows the characters that show nothing.',
        },
      ],
    },
  },
  {
    files: ['embedded-api/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: OUTSIDE_EMBEDDED_API, message: STANDS_ALONE }] },
      ],
      'no-restricted-syntax': ['error', dynamicImport(OUTSIDE_EMBEDDED_API, STANDS_ALONE)],
    },
  },
  {
    files: ['demo/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^@/(?!shared/)', message: 'The demo stands below all features.' }] },
      ],
    },
  },
  {
    files: ['*.js', '.ci/*.mjs', 'e2e/**/*.mjs', 'tools/**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['deploy/*.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    // Parts of the tools run inside the pages they measure.
    files: ['tools/**/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
);
