import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { platformRoot, sharedSource } from './paths.ts';

/**
 * Singletons of the page: the shell provides these, a remote never bundles them. The same module bundled twice silently
 * makes two unrelated stores.
 */
const singletonPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'jotai',
  'jotai/utils',
  'react-intl',
  '@tanstack/react-query',
] as const;

/** Files of `shared/src` that hold state, by patterns. */
const singletonPatterns = [
  /^session\/.+/,
  /^api\/(client|query|handle-api-error|api-error)[^/]*$/,
  /^messages\/provider[^/]*$/,
  /^ui\/toast[^/]*$/,
] as const;

/** Folders of `node_modules` that a remote may reach only through the shell. */
const singletonFolders = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'jotai',
  'react-intl',
  'antd',
  '@ant-design/icons',
  'axios',
  '@tanstack/react-query',
  '@tanstack/query-core',
] as const;

/**
 * The antd components that the shell provides, one shared key each: those that remotes import. A remote that imports
 * another one does not build: add it here and release the shell first.
 */
export const antdMembers = ['ConfigProvider', 'Radio', 'Slider', 'Spin'] as const;

/** No longer imported: provided until no deployed release, and none before it, requires them. */
const LEAVING_MEMBERS = ['AutoComplete', 'Button', 'Checkbox', 'Form', 'Input', 'Select'] as const;

const NODE_MODULES = '/node_modules/';
const unix = (path: string): string => path.replaceAll(sep, '/');

const kebabCase = (member: string): string =>
  member.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const antdKeys: readonly string[] = [...antdMembers, ...LEAVING_MEMBERS].map(
  (member) => `antd/es/${kebabCase(member)}`,
);

const isSingletonFile = (path: string): boolean =>
  singletonPatterns.some((pattern) => pattern.test(path)) && !/\.(test|spec)\.tsx?$/.test(path);

/** Paths below `shared/src` of the singletons. */
export const singletonFiles = (): readonly string[] =>
  globSync('{session,api,messages,ui}/**/*.{ts,tsx}', { cwd: sharedSource })
    .map(unix)
    .filter(isSingletonFile)
    .toSorted();

/** Keys that are fetched when the first remote uses them; all others are there with the share scope. */
export const isLazyKey = (key: string): boolean => key.startsWith('antd/');

/** The shared keys of the page. */
export const providedKeys = (): readonly string[] => [
  ...singletonPackages,
  ...singletonFiles().map((file) => `@payung/shared/${file}`),
  ...antdKeys,
];

interface SharedSetting {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly import: false;
}

const facade = (name: string): string => join(platformRoot, 'src', 'runtime', `${name}-facade.ts`);

/** Packages of which the platform uses a part: the facade exports it, and the rest is in no page. */
export const FACADES: Readonly<Record<string, string>> = {
  'react-router-dom': facade('router'),
  '@tanstack/react-query': facade('query'),
};

/** A remote bundles none of these: `import: false` also keeps it from providing what the shell has not loaded yet. */
export const remoteShared = (): Record<string, SharedSetting> =>
  Object.fromEntries(
    providedKeys().map((key) => [key, { singleton: true, requiredVersion: false, import: false }]),
  );

/** The singleton that a bundled file belongs to, or undefined. */
export const singletonOf = (resource: string): string | undefined => {
  const path = unix(resource).replace(/\?.*$/, '');
  const shared = unix(sharedSource);
  if (path.startsWith(`${shared}/`)) {
    const file = path.slice(shared.length + 1);
    return singletonFiles().includes(file) ? `@payung/shared/${file}` : undefined;
  }
  const at = path.lastIndexOf(NODE_MODULES);
  if (at === -1) return undefined;
  const inPackage = path.slice(at + NODE_MODULES.length);
  const [library, kind, member] = inPackage.split('/');
  if (library === 'antd' && (kind === 'es' || kind === 'lib')) return `antd/${member}`;
  return singletonFolders.find((folder) => inPackage.startsWith(`${folder}/`));
};

export const singletonProblem = (singleton: string): string =>
  singleton.startsWith('antd/')
    ? `${singleton} is not on the list of antd components that the shell provides (platform/src/build/singletons.ts): add it there and release the shell first.`
    : `${singleton} must exist once and comes from the shell: import it by its package name, one of the shared keys.`;
