/** Lint rules of the repository. The architecture's one-way arrows are patterns here, never lists of products. */

type Forbidden = { readonly message: string } & (
  | { readonly regex: string }
  | { readonly group: readonly string[] }
);

const AXIOS = { name: 'axios', message: 'Only shared/src/api/client.ts calls HTTP; use call().' };
const FAR_RELATIVE = { group: ['../../**'], message: 'Use #… inside a package, @payung/shared/… across.' };

const restricted = (forbidden: readonly Forbidden[], paths: readonly object[] = [AXIOS]) => ({
  'no-restricted-imports': ['error', { paths, patterns: [FAR_RELATIVE, ...forbidden] }],
});

/** In TypeScript's library, but not in the browsers that the build aims at (platform/src/build/floor.ts). */
const TOO_NEW = {
  'no-restricted-properties': [
    'error',
    ...[
      ['Object', 'groupBy'],
      ['Map', 'groupBy'],
      ['Promise', 'withResolvers'],
    ].map(([object, property]) => ({ object, property, message: 'Not in every browser that is supported.' })),
  ],
};

const CALLS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
/** They throw, are null, or are full in browsers that people use: one module knows what to do then. */
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Read and write through @payung/shared/session/browser-storage.ts or vault.ts.',
}));
const withoutGlobals = (...names: readonly (string | object)[]) => ({
  'no-restricted-globals': ['error', ...names],
});

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

const OTHER_PACKAGES: Forbidden = {
  regex: '^(mfe-[^/]+|shell|backend|e2e|@payung/tools)(/|$)',
  message: 'Packages share code through shared only.',
};
const BUILD_TOOLS: Forbidden = {
  regex: '^@payung/platform(/|$)',
  message: 'Build tools are no part of the application.',
};
const APPLICATION = [OTHER_PACKAGES, BUILD_TOOLS];

/** Forbids the imports of some rooms, by alias or by a relative path that leaves the room. */
const rooms = (names: readonly string[], readme: string): Forbidden => ({
  regex: `^(#|@payung/shared/|(\\.\\./)+)(${names.join('|')})/`,
  message: `A lower room does not import a higher one: the order stands in ${readme}.`,
});

interface Room {
  readonly names: readonly string[];
  readonly folder: string;
  readonly above: readonly string[];
  readonly packages: readonly Forbidden[];
}

const room = ({ names, folder, above, packages }: Room) => ({
  files: names.map((name) => `${folder}/src/${name}/**`),
  excludeFiles: TESTS,
  rules: restricted([rooms(above, `${folder}/README.md`), ...packages]),
});

/** From the lowest to the highest; rooms of one row may import each other. */
const SHARED_ROOMS = [
  ['places', 'trace'],
  ['domain', 'schemas', 'wire'],
  ['routes'],
  ['session'],
  ['messages'],
  ['api'],
  ['ui'],
  ['map'],
  ['address', 'identity'],
  ['journey'],
  ['testing'],
];
const BACKEND_ROOMS = [['core'], ['providers'], ['areas'], ['products'], ['app'], ['testing']];

const layered = (folder: string, levels: readonly (readonly string[])[], packages: readonly Forbidden[]) =>
  levels
    .slice(0, -1)
    .map((names, level) => room({ folder, names, packages, above: levels.slice(level + 1).flat() }));

const DOMAIN: Forbidden = {
  regex: '^(react|antd|jotai|axios|@tanstack|@ant-design)',
  message: 'The domain is plain functions: no screen, no store, no HTTP.',
};

/** Neutral code, and neutral tests, know no product. */
const NEUTRAL_BACKEND: readonly Forbidden[] = [
  { regex: '^(shell|e2e)(/|$)', message: 'The backend serves the shell and imports nothing of it.' },
  { regex: '^mfe-', message: 'Only a room of backend/src/products/ knows a product.' },
  {
    regex: '^(#|(\\.\\./)+)products/[^/]+/',
    message: 'Neutral code of the backend knows the list of products, and no product.',
  },
];
const TEST_HELPERS: Forbidden = { regex: '^[#.].*/testing/', message: 'Test helpers are for tests alone.' };
const PRODUCT_ROOMS: readonly Forbidden[] = [
  { regex: '^(shell|e2e)(/|$)', message: 'The backend serves the shell and imports nothing of it.' },
  {
    group: ['mfe-*/**', '!mfe-*/contract/**', '!mfe-*/rules/**'],
    message: 'The backend imports only the contract and the rules of a remote.',
  },
];
const JOURNEYS: readonly Forbidden[] = [
  { regex: '^(shell|backend)(/|$)', message: 'Journeys use the platform as a browser does.' },
  {
    group: ['mfe-*/**', '!mfe-*/contract/**', '!mfe-*/messages/**', '!mfe-*/rules/messages/**'],
    message: 'Journeys import only the contract and the messages of a remote.',
  },
];

const TOOLS: readonly Forbidden[] = [
  {
    regex: '^(mfe-[^/]+|shell|e2e)(/|$)',
    message: 'Tools break and measure what runs; they show no screens.',
  },
];

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'react/jsx-no-literals': [
      'error',
      { noStrings: false, allowedStrings: ['·', '–', '—', '%', '(', ')', '*', ':', '…'] },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'no-console': 'error',
    eqeqeq: 'error',
    'no-nested-ternary': 'error',
    'max-lines': ['error', { max: 300, skipComments: false }],
    'max-params': ['error', 3],
    'no-underscore-dangle': ['error', { allow: ['_id'] }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    ...restricted([OTHER_PACKAGES]),
  },
  // Of several entries that match a file, the last one says what it may import.
  overrides: [
    { files: ['{shared,shell,mfe-*}/src/**'], rules: { ...restricted(APPLICATION), ...TOO_NEW } },
    { files: ['mfe-*/src/**'], rules: withoutGlobals(...CALLS) },
    {
      files: ['{shared,shell}/src/**'],
      excludeFiles: [...TESTS, 'shared/src/session/browser-storage.ts'],
      rules: withoutGlobals(...STORAGES),
    },
    { files: ['mfe-*/src/**'], excludeFiles: TESTS, rules: withoutGlobals(...CALLS, ...STORAGES) },
    ...layered('shared', SHARED_ROOMS, APPLICATION),
    {
      files: ['shared/src/domain/**'],
      excludeFiles: TESTS,
      rules: {
        ...restricted([DOMAIN, rooms(SHARED_ROOMS.slice(2).flat(), 'shared/README.md'), ...APPLICATION]),
        'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'localStorage'],
      },
    },
    {
      files: ['shared/src/api/client.ts'],
      rules: restricted(
        [
          rooms(
            SHARED_ROOMS.slice(SHARED_ROOMS.findIndex((names) => names.includes('api')) + 1).flat(),
            'shared/README.md',
          ),
          ...APPLICATION,
        ],
        [],
      ),
    },
    {
      files: ['backend/**'],
      rules: { ...restricted(NEUTRAL_BACKEND) },
    },
    ...layered('backend', BACKEND_ROOMS, [...NEUTRAL_BACKEND, TEST_HELPERS]),
    {
      files: ['backend/src/products/**', 'platform/src/create-remote/template/backend/**'],
      rules: restricted(PRODUCT_ROOMS),
    },
    {
      files: ['backend/src/products/**'],
      excludeFiles: TESTS,
      rules: restricted([...PRODUCT_ROOMS, rooms(['app'], 'backend/README.md')]),
    },
    { files: ['e2e/**'], rules: restricted(JOURNEYS) },
    { files: ['tools/**'], rules: restricted(TOOLS) },
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['platform/**', 'backend/src/server.ts', 'backend/src/commands/**', 'tools/**', '**/*.cjs'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'react/jsx-no-literals': 'off',
      },
    },
    // The rows of a table of cases have as many columns as they need.
    { files: ['**/*.test.ts', '**/*.test.tsx'], rules: { 'max-params': 'off' } },
    { files: ['platform/src/testing/**'], rules: { 'react/jsx-no-literals': 'off' } },
  ],
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '.payung/**', 'test-results/**'],
};
