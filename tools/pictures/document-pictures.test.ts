import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_PICTURES, makeDocumentPictures } from './document-pictures.ts';

let root = '';
const place = (...names: readonly string[]): string => join(root, ...names);

/** A page, shorter or longer than what is shown of it. */
const draw = (name: string, height: number): Promise<unknown> =>
  sharp({ create: { width: name.includes('-360-') ? 360 : 1280, height, channels: 3, background: 'white' } })
    .png()
    .toFile(place('pictures', `${name}.png`));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'payung-documented-'));
  mkdirSync(place('pictures'));
  const names = [...Object.values(DOCUMENT_PICTURES), 'en-1280-oonahome', 'id-360-travelotp-link'];
  await Promise.all([...new Set(names)].map((name, index) => draw(name, index % 2 === 0 ? 500 : 1500)));
  await makeDocumentPictures(place('pictures'), place('docs'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sizeOf = async (...names: readonly string[]): Promise<readonly number[]> => {
  const { width, height } = await sharp(place('docs', 'pictures', ...names)).metadata();
  return [width, height];
};

it('makes the first picture of a desk beside a phone, and the upper part of each other screen', async () => {
  expect(await sizeOf('payung.png')).toEqual([1712, 848]);
  const files = readdirSync(place('docs', 'pictures', 'screens'));
  expect(files).toHaveLength(12);
  expect(await sizeOf('screens', 'payment.webp')).toEqual([360, 800]);
  expect(await sizeOf('screens', 'points.webp')).toEqual([960, 600]);
});
