import { describe, expect, it } from 'vitest';
import { fakePictures } from '@payung/shared/testing/fake-pictures.ts';
import { preparePicked } from './prepare-photo.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const PDF = [...new TextEncoder().encode('%PDF-1.7')];
const fileOf = (head: readonly number[], size = 5000): Blob => {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(head);
  return new Blob([bytes]);
};
const front = { slot: 'front', source: 'file' } as const;
const unreadable = { size: { width: 0, height: 0 } };

describe('a picked file', () => {
  it('is drawn straight to its target size, and never rotated', async () => {
    const { drawn, tries, canvases } = fakePictures();
    const photo = await preparePicked(fileOf(JPEG), front);
    expect(photo).toEqual({ file: expect.any(Blob) as Blob, source: 'file', hints: [] });
    expect(tries).toEqual([{ width: 2560, height: 1920, quality: 0.8 }]);
    expect(drawn.every(({ source }) => source instanceof HTMLImageElement)).toBe(true);
    expect(drawn.at(-1)?.place).toEqual([0, 0, 2560, 1920]);
    expect(canvases.every(({ width, height }) => width === 0 && height === 0)).toBe(true);
  });

  it('is made smaller until it is light enough', async () => {
    const { tries } = fakePictures({ bytes: [1_200_000, 700_000, 350_000] });
    const photo = await preparePicked(fileOf(JPEG), front);
    expect('file' in photo && photo.file.size).toBe(350_000);
    expect(tries).toEqual([
      { width: 2560, height: 1920, quality: 0.8 },
      { width: 2560, height: 1920, quality: 0.65 },
      { width: 1920, height: 1440, quality: 0.75 },
    ]);
  });

  it('keeps a registration large and sharp', async () => {
    const { tries } = fakePictures({ bytes: [1_500_000, 880_000] });
    await preparePicked(fileOf(JPEG), { slot: 'registration', source: 'cameraApp' });
    expect(tries).toEqual([
      { width: 2560, height: 1920, quality: 0.9 },
      { width: 2560, height: 1920, quality: 0.85 },
    ]);
  });

  it('is returned with its hints', async () => {
    fakePictures({ grey: 20 });
    expect(await preparePicked(fileOf(JPEG), front)).toMatchObject({ hints: ['dark'] });
  });

  it('is refused as broken when the file can no longer be read', async () => {
    fakePictures();
    const gone = Object.assign(fileOf(JPEG), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
    expect(await preparePicked(gone, front)).toEqual({ problem: 'motor.photo.broken' });
  });

  it.each([
    ['an empty file', new Blob([]), {}, 'motor.photo.empty'],
    ['HEIC that the browser cannot read', fileOf(HEIC), unreadable, 'motor.photo.heic'],
    ['a PDF, whatever its name', fileOf(PDF), unreadable, 'motor.photo.unreadable'],
    ['a broken JPEG', fileOf(JPEG), unreadable, 'motor.photo.broken'],
    ['a canvas without memory', fileOf(JPEG, 2_100_000), { isOutOfMemory: true }, 'motor.photo.memory'],
  ] as const)('is refused with a message: %s', async (_name, file, fake, problem) => {
    fakePictures(fake);
    expect(await preparePicked(file, front)).toEqual({ problem });
  });
});

it('sends a small file unchanged when there is no memory to draw it', async () => {
  fakePictures({ isOutOfMemory: true });
  const photo = await preparePicked(fileOf(JPEG), front);
  expect('file' in photo && photo.file.size).toBe(5000);
});

describe('a browser that returns altered canvas pixels', () => {
  it.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', PNG, 'image/png'],
  ])('sends a small %s as it is', async (_name, head, type) => {
    const { tries } = fakePictures({ isGarbled: true });
    const photo = await preparePicked(fileOf(head), front);
    expect('file' in photo && [photo.file.type, photo.file.size]).toEqual([type, 5000]);
    expect(tries).toEqual([]);
  });

  it.each([
    ['a larger one', fileOf(JPEG, 2_100_000)],
    ['another kind', fileOf(HEIC)],
  ])('refuses %s', async (_name, file) => {
    fakePictures({ isGarbled: true });
    expect(await preparePicked(file, front)).toEqual({ problem: 'motor.photo.garbled' });
  });

  it('gets the same message when it gives no canvas at all', async () => {
    fakePictures({ hasContext: false });
    expect(await preparePicked(fileOf(JPEG, 2_100_000), front)).toEqual({ problem: 'motor.photo.garbled' });
  });
});
