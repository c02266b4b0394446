import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import { generationsFolder, shellsFolder } from '@payung/platform/registry/data-folder.ts';
import { readRegistry, switchRegistry } from '@payung/platform/registry/registry-file.ts';

const PAGES = ['/app/login', '/app/oonatravel'];
const TOGETHER = 16;
const SECONDS = 4;

/** Words that no other remote has, so that pages do not compress better than those of thirty squads would. */
const inventedWords = (seed: number): ((word: string) => string) => {
  const known = new Map<string, string>();
  let state = seed;
  const letter = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return String.fromCodePoint(97 + (Math.floor(state / 65_536) % 26));
  };
  return (word) => {
    const said = known.get(word) ?? Array.from(word, letter).join('');
    known.set(word, said);
    return said;
  };
};

/** Only what people read, and addresses, which differ between products; the names of fields and calls do not. */
const WORDS_OF_ITS_OWN = /(?<="(?:path|start|prefix|otp|en|id|displayName)":")[^"]+/g;

const anotherRemote = (model: RegistryRemote, number: number): RegistryRemote => {
  const invent = inventedWords(number);
  const text = JSON.stringify(model.current).replaceAll(WORDS_OF_ITS_OWN, (words) =>
    words.replaceAll(/[A-Za-z]{4,}/g, invent),
  );
  return { current: { ...JSON.parse(text), name: `mfe-invented-${number}`, build: `${number}` } };
};

const withRemotes = (registry: Registry, count: number): Registry => {
  const models = Object.values(registry.remotes).filter(({ current }) => current.products.length > 0);
  const missing = Array.from({ length: count - Object.keys(registry.remotes).length }, (_, index) => index);
  const invented = missing.flatMap((index) => {
    const model = models[index % models.length];
    if (!model) return [];
    const remote = anotherRemote(model, index + 1);
    return [[remote.current.name, remote] as const];
  });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(invented) } };
};

const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end();
  });

const pagesPerSecond = async (url: string): Promise<number> => {
  const until = Date.now() + SECONDS * 1000;
  let pages = 0;
  const askAgain = async (): Promise<void> => {
    while (Date.now() < until) {
      await bytesOf(url);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, askAgain));
  return pages / SECONDS;
};

/** Bytes of pages and pages a second, with the remotes that are deployed and with thirty. */
export const benchManyRemotes = async (deployed: string): Promise<readonly (readonly string[])[]> => {
  const rows: string[][] = [];
  for (const count of [Object.keys(readRegistry(deployed).remotes).length, 30]) {
    const data = await mkdtemp(join(tmpdir(), 'payung-many-'));
    await cp(generationsFolder(deployed), generationsFolder(data), { recursive: true });
    await cp(shellsFolder(deployed), shellsFolder(data), { recursive: true });
    await switchRegistry(data, { command: 'bench' }, ({ registry, lines }) => ({
      registry: withRemotes(registry, count),
      lines,
      change: `${count} remotes`,
    }));
    const edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
    for (const page of PAGES) {
      const bytes = await bytesOf(edge.url + page);
      const rate = await pagesPerSecond(edge.url + page);
      rows.push([String(count), page, (bytes / 1000).toFixed(1), rate.toFixed(0)]);
    }
    await edge.close();
    await rm(data, { recursive: true, force: true });
  }
  return rows;
};
