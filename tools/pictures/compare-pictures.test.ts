import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';
import { pageOf } from './picture-page.ts';

let root = '';
const folder = (name: string): string => join(root, name);

const draw = async (
  place: string,
  { height = 20, box }: { readonly height?: number; readonly box?: string } = {},
): Promise<void> => {
  const white = sharp({ create: { width: 10, height, channels: 3, background: 'white' } });
  const drawn =
    box === undefined
      ? white
      : white.composite([
          { input: { create: { width: 5, height: 4, channels: 3, background: box } }, left: 0, top: 0 },
        ]);
  await drawn.png().toFile(join(root, place));
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'payung-compared-'));
  for (const name of ['before', 'after']) mkdirSync(folder(name));
  await draw('before/same.png');
  await draw('after/same.png');
  await draw('before/box.png');
  await draw('after/box.png', { box: 'black' });
  await draw('before/longer.png');
  await draw('after/longer.png', { height: 40 });
  await draw('before/gone.png');
  await draw('after/new.png');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('compares the pictures of every screen, the most different first', async () => {
  const compared = await comparePictures({
    before: folder('before'),
    after: folder('after'),
    differences: folder('differences'),
  });
  expect(compared).toEqual([
    { name: 'longer.png', state: 'different', share: 0.5 },
    { name: 'box.png', state: 'different', share: 0.1 },
    { name: 'same.png', state: 'equal', share: 0 },
    { name: 'new.png', state: 'new', share: 1 },
    { name: 'gone.png', state: 'gone', share: 1 },
  ]);
  const { dominant, width, height } = await sharp(join(folder('differences'), 'box.png'))
    .extract({ left: 0, top: 0, width: 5, height: 4 })
    .toBuffer({ resolveWithObject: true })
    .then(async ({ data, info }) => ({ ...info, dominant: (await sharp(data).stats()).dominant }));
  expect({ width, height, isRed: dominant.r > 200 && dominant.b < 100 }).toEqual({
    width: 5,
    height: 4,
    isRed: true,
  });
});

it('shows before, after and the difference of what changed on one page, and counts the rest', () => {
  const page = pageOf('abc1234', [
    { name: 'box.png', state: 'different', share: 0.1 },
    { name: 'same.png', state: 'equal', share: 0 },
    { name: 'new.png', state: 'new', share: 1 },
  ]);
  expect(page).toContain('1 different, 1 new, 0 gone, 1 equal, against abc1234');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'before/box.png',
    'after/box.png',
    'differences/box.png',
    'after/new.png',
  ]);
});
