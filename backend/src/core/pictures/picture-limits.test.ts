import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanImage, PICTURE_LIMITS } from './clean-image.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cfe4ea' }, limitInputPixels: false });

const drawn = async (bytes: Buffer): Promise<string> => {
  const image = await cleanImage(bytes, { longerSide: 1600, person: 'somebody' });
  return 'problem' in image ? image.problem : `${image.width}x${image.height}`;
};

it('limits pixels, scans and seconds to these counts', () => {
  expect(PICTURE_LIMITS).toEqual({ pixels: 50_000_000, pixelsHeldWhole: 24_000_000, scans: 40, seconds: 10 });
});

it('shrinks a JPEG of 48 megapixels while decoding', async () => {
  const original = await plain(8000, 6000).jpeg({ quality: 40 }).toBuffer();
  expect(original.length).toBeLessThan(2_000_000);
  expect(await drawn(original)).toBe('1600x1200');
});

/** The head of a file is enough to be refused: nothing behind it is read. */
const withSize = (jpeg: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(jpeg);
  const frame = Math.max(copy.indexOf(Buffer.from([0xff, 0xc0])), copy.indexOf(Buffer.from([0xff, 0xc2])));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
};

it('refuses a header with more pixels than the limit before decoding', async () => {
  const baseline = await plain(64, 64).jpeg().toBuffer();
  const progressive = await plain(64, 64).jpeg({ progressive: true }).toBuffer();
  expect(await drawn(withSize(baseline, 10_000, 5001))).toBe('pixels');
  expect(await drawn(withSize(progressive, 6000, 4001))).toBe('pixels');
  const interlaced = await plain(64, 64).png({ progressive: true }).toBuffer();
  // Width and height stand in the first chunk, before its sum.
  interlaced.writeUInt32BE(6000, 16);
  interlaced.writeUInt32BE(4001, 20);
  interlaced.writeUInt32BE(crc32(interlaced.subarray(12, 29)), 29);
  expect(await drawn(interlaced)).toBe('pixels');
});

it('refuses a progressive JPEG with too many scans', async () => {
  const progressive = await plain(64, 64).jpeg({ progressive: true }).toBuffer();
  expect(await drawn(progressive)).toBe('64x64');
  const start = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = progressive.subarray(start, progressive.length - 2);
  const again = Array.from({ length: 60 }, () => scan);
  const bomb = Buffer.concat([progressive.subarray(0, start), ...again, Buffer.from([0xff, 0xd9])]);
  expect(await drawn(bomb)).toBe('pixels');
});

it('refuses an animated picture', async () => {
  const png = await plain(64, 64).png().toBuffer();
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect([await drawn(png), await drawn(animated)]).toEqual(['64x64', 'type']);
});
