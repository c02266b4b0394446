import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.map': 'application/json; charset=utf-8',
};

export interface AssetFile {
  readonly path: string;
  readonly contentType: string;
  readonly encoding?: 'br' | 'gzip';
  readonly size: number;
}

const sizeOf = async (path: string): Promise<number | undefined> => {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
};

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });

/** The file behind an address, in the best encoding that the browser accepts; undefined if there is none. */
export const assetFile = async (
  folder: string,
  address: string,
  acceptEncoding: string,
): Promise<AssetFile | undefined> => {
  const path = normalize(join(folder, address));
  const contentType = contentTypes[extname(path)];
  if (!path.startsWith(folder + sep) || !contentType) return undefined;
  const plain = await sizeOf(path);
  if (plain === undefined) return undefined;
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const size = accepts(acceptEncoding, encoding) ? await sizeOf(path + ending) : undefined;
    if (size !== undefined) return { path: path + ending, contentType, encoding, size };
  }
  return { path, contentType, size: plain };
};
