import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { deliveredFiles } from './file-digest.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** Writes `.br` and `.gz` beside each text file, so that the edge compresses no file per request. */
export const compressFolder = async (folder: string): Promise<void> => {
  const texts = deliveredFiles(folder).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
};
