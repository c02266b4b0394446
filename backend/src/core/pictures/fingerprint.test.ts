import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fingerprintOf } from './clean-image.ts';
import { openImage, sealImage } from './seal-image.ts';

const picture = (shift: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#789"/><circle cx="${200 + shift}" cy="180" r="120" fill="#fc4"/><rect x="${380 - shift}" y="90" width="150" height="300" fill="#134"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const bitsApart = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;

it('gives the same hash to the same pixels in any file, and another when one pixel differs', async () => {
  const original = await picture(0);
  const copy = await sharp(original)
    .png({ compressionLevel: 1 })
    .withExif({ IFD0: { Software: 'x' } })
    .toBuffer();
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const other = await sharp(original)
    .composite([{ input: dot, left: 5, top: 5 }])
    .png()
    .toBuffer();
  const [one, same, changed] = [
    await fingerprintOf(original),
    await fingerprintOf(copy),
    await fingerprintOf(other),
  ];
  expect(one.pixels).toMatch(/^[0-9a-f]{64}$/);
  expect(same).toEqual(one);
  expect(changed.pixels).not.toBe(one.pixels);
  expect(changed.likeness).toBe(one.likeness);
});

it('gives similar pictures close 64-bit hashes, and different pictures distant ones', async () => {
  const original = await picture(0);
  const alike = await sharp(original)
    .modulate({ brightness: 1.15 })
    .resize(320)
    .jpeg({ quality: 60 })
    .toBuffer();
  const different = await sharp(original).rotate(90).negate().png().toBuffer();
  const { likeness } = await fingerprintOf(original);
  expect(likeness).toMatch(/^[0-9a-f]{16}$/);
  expect(bitsApart(likeness, (await fingerprintOf(alike)).likeness)).toBeLessThanOrEqual(6);
  expect(bitsApart(likeness, (await fingerprintOf(different)).likeness)).toBeGreaterThan(12);
});

it('opens a sealed picture only for its purpose, its row and with its secret', () => {
  const seal = { secret: 'a secret of the tests', purpose: 'inspection photo', key: 'row 1' } as const;
  const bytes = Buffer.from('the picture');
  const sealed = sealImage(seal, bytes);
  expect(sealed.includes(bytes)).toBe(false);
  expect(openImage(seal, sealed)).toEqual(bytes);
  for (const other of [{ purpose: 'identity image' as const }, { key: 'row 2' }, { secret: 'another one' }]) {
    expect(() => openImage({ ...seal, ...other }, sealed)).toThrow(/authenticate/);
  }
});
