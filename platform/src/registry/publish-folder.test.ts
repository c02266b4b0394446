import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { publishFolder, verifyFiles } from './publish-folder.ts';
import { publishShell } from './publish-shell.ts';

const integrity = { 'main.js': integrityOf('kite'), 'parts/wing.js': integrityOf('wing') };
let built = '';
let target = '';

const write = (folder: string): void => {
  mkdirSync(join(folder, 'parts'), { recursive: true });
  for (const [file, text] of [
    ['main.js', 'kite'],
    [join('parts', 'wing.js'), 'wing'],
  ] as const) {
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
  }
};

beforeEach(async () => {
  built = temporaryFolder();
  write(built);
  target = join(temporaryFolder(), 'mfe-kite', '1.0.0-aaaaaaaaaa');
  await publishFolder(built, target, { integrity });
});

describe('a release on disk', () => {
  it('is refused when a compressed copy holds something else than the file', async () => {
    writeFileSync(join(built, 'main.js.br'), brotliCompressSync('kit'));
    await expect(verifyFiles(built, integrity)).rejects.toThrow(
      `main.js.br in ${built} is not what its build wrote.`,
    );
    writeFileSync(join(built, 'main.js.br'), 'no brotli');
    await expect(verifyFiles(built, integrity)).rejects.toThrow(
      `main.js.br in ${built} is not what its build wrote.`,
    );
    write(built);
    writeFileSync(join(built, 'main.js.gz'), gzipSync('kit'));
    await expect(verifyFiles(built, integrity)).rejects.toThrow(
      `main.js.gz in ${built} is not what its build wrote.`,
    );
  });

  it('is refused when a compressed copy holds more than the file, of which no more is unpacked', async () => {
    const large = Buffer.alloc(50_000_000);
    for (const [ending, packed] of [
      ['br', brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
      ['gz', gzipSync(large)],
    ] as const) {
      write(built);
      writeFileSync(join(built, `main.js.${ending}`), packed);
      const before = process.cpuUsage();
      await expect(verifyFiles(built, integrity)).rejects.toThrow(
        `main.js.${ending} in ${built} is not what its build wrote.`,
      );
      const { user, system } = process.cpuUsage(before);
      const unpacking = process.cpuUsage();
      gunzipSync(gzipSync(large));
      const { user: all, system: whole } = process.cpuUsage(unpacking);
      // Both are time of this process, whatever else the machine does.
      expect(user + system).toBeLessThan((all + whole) / 2);
    }
  });

  it('is repaired by releasing again: files, compressed copies, and what is missing', async () => {
    writeFileSync(join(target, 'main.js.br'), 'damaged');
    writeFileSync(join(target, 'main.js.gz'), '');
    writeFileSync(join(target, 'main.js'), 'damaged');
    rmSync(join(target, 'parts'), { recursive: true });
    await publishFolder(built, target, { integrity });
    expect(readFileSync(join(target, 'main.js'), 'utf8')).toBe('kite');
    expect(brotliDecompressSync(readFileSync(join(target, 'main.js.br'))).toString()).toBe('kite');
    expect(gunzipSync(readFileSync(join(target, 'parts', 'wing.js.gz'))).toString()).toBe('wing');
  });

  it('is repaired of the shell too', async () => {
    const data = temporaryFolder();
    const dist = sampleShell();
    await publishShell(data, dist);
    writeFileSync(join(data, 'assets', 'main.0123456789.js'), 'damaged');
    await publishShell(data, dist);
    expect(readFileSync(join(data, 'assets', 'main.0123456789.js'), 'utf8')).toBe('shell');
  });
});
