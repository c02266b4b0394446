import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { buildMissing, distOf } from '#commands/deployables.ts';
import { kitFiles, kitLint, kitPackage, kitTypes, sharedPackage } from './kit-files.ts';

const npmPack = async (
  cwd: string,
  folders: readonly string[],
  target: string,
): Promise<readonly string[]> => {
  const places = folders.map((folder) => `./${folder}`);
  const args = ['pack', ...places, '--json', '--ignore-scripts', '--pack-destination', target];
  const { stdout } = await promisify(execFile)('npm', args, { cwd, shell: process.platform === 'win32' });
  const packed = JSON.parse(stdout) as readonly { readonly filename: string }[];
  return packed.map(({ filename }) => join(target, filename));
};

const builtShell = async (): Promise<string> => {
  await buildMissing(['shell']);
  return distOf('shell');
};

/** Packs the kit and the shared modules; answers both archives, which are installed together. */
export const packKit = async (target: string, shell?: string): Promise<readonly string[]> => {
  const brought = shell ?? (await builtShell());
  const { kit, shared } = kitFiles();
  const staging = mkdtempSync(join(tmpdir(), 'payung-kit-'));
  const write = (file: string, content: object): void =>
    writeFileSync(join(staging, file), `${JSON.stringify(content, null, 2)}\n`);
  try {
    for (const file of kit) cpSync(join(platformRoot, file), join(staging, 'kit', file));
    for (const file of shared) cpSync(join(repositoryRoot, 'shared', file), join(staging, 'shared', file));
    cpSync(brought, join(staging, 'kit', 'shell'), { recursive: true });
    write('kit/package.json', kitPackage());
    write('kit/tsconfig.json', kitTypes());
    write('kit/oxlint.json', await kitLint());
    write('shared/package.json', sharedPackage());
    mkdirSync(target, { recursive: true });
    return await npmPack(staging, ['shared', 'kit'], target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
};
