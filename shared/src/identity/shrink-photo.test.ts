import { afterEach, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

afterEach(() => void vi.restoreAllMocks());

interface Fake {
  readonly width?: number;
  readonly height?: number;
  /** Bytes of the JPEG of each try, the last one again and again. */
  readonly bytes?: readonly number[];
  readonly isUnreadable?: boolean;
  readonly hasNoCanvas?: boolean;
}

/** Pictures and canvases, which the page of the tests does not have. */
const fakePictures = ({ width = 4000, height = 3000, bytes = [300_000], ...fake }: Fake = {}) => {
  const tries: (readonly [width: number, height: number, quality: number])[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() =>
    fake.isUnreadable === true ? Promise.reject(new Error('EncodingError')) : Promise.resolve(),
  );
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const context = fake.hasNoCanvas === true ? null : { drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    ...[done, type, quality]: Parameters<HTMLCanvasElement['toBlob']>
  ) {
    const count = bytes[Math.min(tries.length, bytes.length - 1)] ?? 0;
    tries.push([this.width, this.height, Number(quality)]);
    done(new Blob([new Uint8Array(count)], { type }));
  });
  return tries;
};

const photo = (size: number, type = 'image/jpeg'): File => new File([new Uint8Array(size)], 'card', { type });

it('draws a photo of 12 megapixels and 6 MB as a JPEG of less than 2 MB', async () => {
  const tries = fakePictures();
  const result = await shrinkPhoto(photo(6_000_000));
  expect('photo' in result && [result.photo.type, result.photo.size]).toEqual(['image/jpeg', 300_000]);
  expect(tries).toEqual([[2000, 1500, 0.85]]);
});

it('tries again, smaller, until it is light enough', async () => {
  const tries = fakePictures({ bytes: [2_500_000, 2_200_000, 900_000] });
  const result = await shrinkPhoto(photo(9_000_000));
  expect('photo' in result && result.photo.size).toBe(900_000);
  expect(tries).toEqual([
    [2000, 1500, 0.85],
    [1600, 1200, 0.8],
    [1600, 1200, 0.65],
  ]);
});

it('never enlarges, and keeps an upright photo upright', async () => {
  expect(await shrinkPhoto(photo(0))).toEqual({ problem: 'identity.file.empty' });
  const small = fakePictures({ width: 640, height: 480 });
  await shrinkPhoto(photo(90_000));
  expect(small).toEqual([[640, 480, 0.85]]);
  vi.restoreAllMocks();
  const upright = fakePictures({ width: 3000, height: 4000 });
  await shrinkPhoto(photo(6_000_000));
  expect(upright).toEqual([[1500, 2000, 0.85]]);
});

it('takes a format that this browser can read, whatever the server takes', async () => {
  fakePictures();
  const result = await shrinkPhoto(photo(3_000_000, 'image/heic'));
  expect('photo' in result && result.photo.type).toBe('image/jpeg');
});

it.each([
  ['nothing', photo(0), {}, 'identity.file.empty'],
  ['a PDF', photo(500, 'application/pdf'), {}, 'identity.file.type'],
  [
    'HEIC that this browser cannot read',
    photo(500, 'image/heic'),
    { isUnreadable: true },
    'identity.file.type',
  ],
  ['a large photo where nothing can be drawn', photo(3_000_000), { hasNoCanvas: true }, 'identity.file.size'],
] as const)('says what is wrong: %s', async (_what, file, fake, problem) => {
  fakePictures(fake);
  expect(await shrinkPhoto(file)).toEqual({ problem });
});

it('sends a small photo as it is where nothing can be drawn', async () => {
  fakePictures({ hasNoCanvas: true });
  const file = photo(50_000);
  expect(await shrinkPhoto(file)).toEqual({ photo: file });
});
