import { describe, expect, it } from 'vitest';
import { fakePictures } from '#testing/fake-pictures.ts';
import { cardPhotoOf } from './small-photo.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const PDF = [...new TextEncoder().encode('%PDF-1.7')];
const fileOf = (head: readonly number[], size = 5000): Blob => {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(head);
  return new Blob([bytes]);
};
const unreadable = { size: { width: 0, height: 0 } };

const sent = async (file: Blob) => {
  const result = await cardPhotoOf(file);
  return 'photo' in result ? [result.photo.type, result.photo.size] : result.problem;
};

describe('a photo that was chosen', () => {
  it('of 12 megapixels and 6 MB is drawn as a JPEG of less than 2 MB, and never rotated [HOME-097] [ONB-026]', async () => {
    const { drawn, tries, canvases } = fakePictures();
    expect(await sent(fileOf(JPEG, 6_000_000))).toEqual(['image/jpeg', 300_000]);
    expect(tries).toEqual([{ width: 2000, height: 1500, quality: 0.85 }]);
    expect(drawn.every(({ source }) => source instanceof HTMLImageElement)).toBe(true);
    expect(drawn.at(-1)?.place).toEqual([0, 0, 2000, 1500]);
    expect(canvases.every(({ width, height }) => width === 0 && height === 0)).toBe(true);
  });

  it('is drawn smaller until it is within 2 MB', async () => {
    const { tries } = fakePictures({ bytes: [2_500_000, 2_200_000, 900_000] });
    expect(await sent(fileOf(JPEG, 9_000_000))).toEqual(['image/jpeg', 900_000]);
    expect(tries).toEqual([
      { width: 2000, height: 1500, quality: 0.85 },
      { width: 1600, height: 1200, quality: 0.8 },
      { width: 1600, height: 1200, quality: 0.65 },
    ]);
  });

  it.each([
    ['a small one keeps its size', { width: 640, height: 480 }, { width: 640, height: 480 }],
    ['an upright one stays upright', { width: 3000, height: 4000 }, { width: 1500, height: 2000 }],
  ])('%s', async (_what, size, fitted) => {
    const { tries } = fakePictures({ size });
    await cardPhotoOf(fileOf(JPEG));
    expect(tries).toEqual([{ ...fitted, quality: 0.85 }]);
  });

  it('in HEIC becomes a JPEG where the browser can read it', async () => {
    fakePictures();
    expect(await sent(fileOf(HEIC, 3_000_000))).toEqual(['image/jpeg', 300_000]);
  });

  it('is refused as broken when the file can no longer be read', async () => {
    fakePictures();
    const gone = Object.assign(fileOf(JPEG), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
    expect(await sent(gone)).toBe('photo.broken');
  });

  it.each([
    ['an empty file', new Blob([]), {}, 'photo.empty'],
    ['HEIC that the browser cannot read', fileOf(HEIC), unreadable, 'photo.heic'],
    ['a PDF, whatever its name', fileOf(PDF), unreadable, 'photo.unreadable'],
    ['a broken JPEG', fileOf(JPEG), unreadable, 'photo.broken'],
    ['a canvas without memory', fileOf(JPEG, 2_100_000), { isOutOfMemory: true }, 'photo.memory'],
    ['no try that is small enough', fileOf(JPEG, 2_100_000), { bytes: [2_100_000] }, 'photo.memory'],
  ] as const)('is refused with a message: %s', async (_name, file, fake, problem) => {
    fakePictures(fake);
    expect(await sent(file)).toBe(problem);
  });
});

it('sends a small file unchanged when there is no memory to draw it', async () => {
  fakePictures({ isOutOfMemory: true });
  expect(await sent(fileOf(JPEG))).toEqual(['image/jpeg', 5000]);
});

describe('a browser that returns altered canvas pixels', () => {
  it.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', PNG, 'image/png'],
  ])('sends a small %s as it is', async (_name, head, type) => {
    const { tries } = fakePictures({ isGarbled: true });
    expect(await sent(fileOf(head))).toEqual([type, 5000]);
    expect(tries).toEqual([]);
  });

  it.each([
    ['a larger one', fileOf(JPEG, 2_100_000)],
    ['another kind', fileOf(HEIC)],
  ])('refuses %s', async (_name, file) => {
    fakePictures({ isGarbled: true });
    expect(await sent(file)).toBe('photo.garbled');
  });

  it('gets the same message when it gives no canvas at all', async () => {
    fakePictures({ hasContext: false });
    expect(await sent(fileOf(JPEG, 2_100_000))).toBe('photo.garbled');
  });
});
