import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './paths.ts';
import { antdMembers } from './singletons.ts';

const TEMPLATE = 'platform/src/create-remote/template/mfe-sample';
/** Made inside the shell's own modules, which no remote bundles. */
const CALLED = ['message', 'theme'];

const componentsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'antd'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type ') && !CALLED.includes(name));

it('provides what remotes import of antd, themselves or through shared parts, and nothing else', () => {
  const files = globSync(`{mfe-*,shared,${TEMPLATE}}/src/**/*.tsx`, { cwd: repositoryRoot });
  expect(files.length).toBeGreaterThan(300);
  const imported = new Set(files.flatMap((file) => componentsIn(join(repositoryRoot, file))));
  expect([...imported].toSorted()).toEqual([...antdMembers]);
});
