import { fakePictures } from '@payung/shared/testing/fake-pictures.ts';
import { expect, it } from 'vitest';
import { cardPhotoOf } from './card-photo.ts';

const photo = (size: number, type = 'image/jpeg'): File => new File([new Uint8Array(size)], 'card', { type });

it('draws a photo of 12 megapixels and 6 MB as a JPEG of less than 2 MB', async () => {
  const { tries } = fakePictures();
  const result = await cardPhotoOf(photo(6_000_000));
  expect('photo' in result && [result.photo.type, result.photo.size]).toEqual(['image/jpeg', 300_000]);
  expect(tries).toEqual([{ width: 2000, height: 1500, quality: 0.85 }]);
});

it('draws the photo smaller until the file is within 2 MB', async () => {
  const { tries } = fakePictures({ bytes: [2_500_000, 2_200_000, 900_000] });
  const result = await cardPhotoOf(photo(9_000_000));
  expect('photo' in result && result.photo.size).toBe(900_000);
  expect(tries).toEqual([
    { width: 2000, height: 1500, quality: 0.85 },
    { width: 1600, height: 1200, quality: 0.8 },
    { width: 1600, height: 1200, quality: 0.65 },
  ]);
});

it('never enlarges a photo, and keeps an upright one upright', async () => {
  expect(await cardPhotoOf(photo(0))).toEqual({ problem: 'identity.file.empty' });
  const { tries: small } = fakePictures({ size: { width: 640, height: 480 } });
  await cardPhotoOf(photo(90_000));
  expect(small).toEqual([{ width: 640, height: 480, quality: 0.85 }]);
  const { tries: upright } = fakePictures({ size: { width: 3000, height: 4000 } });
  await cardPhotoOf(photo(6_000_000));
  expect(upright).toEqual([{ width: 1500, height: 2000, quality: 0.85 }]);
});

it('converts a format that only the browser can read', async () => {
  fakePictures();
  const result = await cardPhotoOf(photo(3_000_000, 'image/heic'));
  expect('photo' in result && result.photo.type).toBe('image/jpeg');
});

it.each([
  ['nothing', photo(0), {}, 'identity.file.empty'],
  ['a PDF', photo(500, 'application/pdf'), {}, 'identity.file.type'],
  [
    'HEIC that this browser cannot read',
    photo(500, 'image/heic'),
    { size: { width: 0, height: 0 } },
    'identity.file.type',
  ],
  ['a large photo where nothing can be drawn', photo(3_000_000), { hasContext: false }, 'identity.file.size'],
] as const)('gives the reason when a photo cannot be sent: %s', async (_what, file, fake, problem) => {
  fakePictures(fake);
  expect(await cardPhotoOf(file)).toEqual({ problem });
});

it('sends a small photo unchanged when the canvas has no context', async () => {
  fakePictures({ hasContext: false });
  const file = photo(50_000);
  expect(await cardPhotoOf(file)).toEqual({ photo: file });
});
