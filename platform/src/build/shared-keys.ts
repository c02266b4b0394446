import { join } from 'node:path';
import { antdKeys } from './antd-members.ts';
import { platformRoot } from './paths.ts';
import { singleSharedFiles } from './shared-files.ts';
import { iconFrameKeys, singlePackages } from './singles.ts';

interface SharedSetting {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: string | false;
}

const eagerKeys = (): readonly string[] => [
  ...singlePackages,
  ...iconFrameKeys,
  ...singleSharedFiles().map((file) => `@payung/shared/${file}`),
];

export const providedKeys = (): readonly string[] => [...eagerKeys(), ...antdKeys];

/** The whole package is 51 kB brotli; the facade exports what the platform uses of it. */
const facades: Readonly<Record<string, string>> = {
  'react-router-dom': join(platformRoot, 'src', 'runtime', 'router-facade.ts'),
};

const common = { singleton: true, requiredVersion: false } as const;

/** The shell loads the core eagerly and provides antd component by component. */
export const shellShared = (): Record<string, SharedSetting> => ({
  ...Object.fromEntries(
    eagerKeys().map((key) => [
      key,
      { ...common, version: '1.0.0', eager: true, ...(facades[key] ? { import: facades[key] } : {}) },
    ]),
  ),
  ...Object.fromEntries(antdKeys.map((key) => [key, { ...common, version: '1.0.0' }])),
});

/** A remote bundles none of these: `import: false` also keeps it from providing what the shell has not loaded yet. */
export const remoteShared = (): Record<string, SharedSetting> =>
  Object.fromEntries(providedKeys().map((key) => [key, { ...common, import: false }]));
