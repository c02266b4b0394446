import { expect, it } from 'vitest';
import { fakePictures } from '@payung/shared/testing/fake-pictures.ts';
import { preparePicked } from './prepare-photo.ts';

const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1)]);
const front = { slot: 'front', source: 'file' } as const;

it('makes the photo of a vehicle smaller until all eight together are light', async () => {
  const { tries } = fakePictures({ bytes: [1_200_000, 700_000, 350_000] });
  const photo = await preparePicked(jpeg, front);
  expect('file' in photo && [photo.file.size, photo.source, photo.hints]).toEqual([350_000, 'file', []]);
  expect(tries).toEqual([
    { width: 2560, height: 1920, quality: 0.8 },
    { width: 2560, height: 1920, quality: 0.65 },
    { width: 1920, height: 1440, quality: 0.75 },
  ]);
});

it('keeps a registration large and sharp', async () => {
  const { tries } = fakePictures({ bytes: [1_500_000, 880_000] });
  await preparePicked(jpeg, { slot: 'registration', source: 'cameraApp' });
  expect(tries).toEqual([
    { width: 2560, height: 1920, quality: 0.9 },
    { width: 2560, height: 1920, quality: 0.85 },
  ]);
});

it('returns it with its hints', async () => {
  fakePictures({ grey: 20 });
  expect(await preparePicked(jpeg, front)).toMatchObject({ hints: ['dark'] });
});

it('refuses a file that is empty', async () => {
  fakePictures();
  expect(await preparePicked(new Blob([]), front)).toEqual({ problem: 'photo.empty' });
});
