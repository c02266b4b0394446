import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs Debian's packages and looks again; undefined where that is not possible: no root, no such package, no network. */
export const installed = <T>(packages: readonly string[], find: () => T | undefined): T | undefined => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    });
  } catch {
    return undefined;
  }
  return find();
};
