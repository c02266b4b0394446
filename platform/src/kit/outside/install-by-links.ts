import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesFolder, repositoryRoot } from '#build/paths.ts';

interface Installed {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

const readPackage = (folder: string): Installed =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed;

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};

/** The commands of a package, as npm puts them into `.bin`: they stay right where the folder is moved. */
const linkCommands = (modules: string, name: string): void => {
  const { bin = {} } = readPackage(join(modules, name));
  const commands = typeof bin === 'string' ? { [name]: bin } : bin;
  for (const [command, file] of Object.entries(commands))
    link(join('..', name, file), join(modules, '.bin', command));
};

/**
 * Installs archives of the kit without a network: unpacked they are what npm would write, and what they depend on is
 * linked to the packages of this checkout. What neither of them names is not there.
 */
export const installByLinks = (folder: string, archives: readonly string[]): void => {
  const modules = join(folder, 'node_modules');
  const ours = archives.map((archive) => {
    const [, name = ''] = /payung-([a-z]+)-[^/\\]*\.tgz$/.exec(archive) ?? [];
    const target = join(modules, '@payung', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
    return `@payung/${name}`;
  });
  const needed = new Set(
    ours.flatMap((name) => Object.keys(readPackage(join(modules, name)).dependencies ?? {})),
  );
  for (const name of ours) needed.delete(name);
  for (const name of needed) link(join(packagesFolder, name), join(modules, name));
  for (const name of [...ours, ...needed]) linkCommands(modules, name);
  chmodSync(join(modules, '@payung', 'kit', 'src', 'kit', 'payung.js'), 0o755);
  // Builds are named after the versions in it.
  copyFileSync(join(repositoryRoot, 'package-lock.json'), join(folder, 'package-lock.json'));
};
