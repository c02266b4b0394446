import { expect, it } from 'vitest';
import { takenAtOf } from './taken-at.ts';

const text = (value: string): readonly number[] => [...new TextEncoder().encode(value)];
const short = (value: number, isLittle: boolean) =>
  isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255];
const long = (value: number, isLittle: boolean) => {
  const bytes = [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
  return isLittle ? bytes.toReversed() : bytes;
};

/** A JPEG with nothing in it but the moment of its making. */
const jpegOf = (date: string, offset = '', isLittle = true): Uint8Array => {
  const entry = (tag: number, [type, count, value]: readonly [number, number, number]) => [
    ...short(tag, isLittle),
    ...short(type, isLittle),
    ...long(count, isLittle),
    ...long(value, isLittle),
  ];
  const exifAt = 26;
  const valuesAt = exifAt + 2 + 2 * 12 + 4;
  const tiff = [
    ...text(isLittle ? 'II' : 'MM'),
    ...short(42, isLittle),
    ...long(8, isLittle),
    ...short(1, isLittle),
    ...entry(0x8769, [4, 1, exifAt]),
    ...long(0, isLittle),
    ...short(2, isLittle),
    ...entry(0x9003, [2, date.length + 1, valuesAt]),
    ...entry(0x9011, [2, offset.length + 1, valuesAt + date.length + 1]),
    ...long(0, isLittle),
    ...text(date),
    0,
    ...text(offset),
    0,
  ];
  const app0 = [0xff, 0xe0, 0, 4, 1, 2];
  const app1 = [0xff, 0xe1, ...short(tiff.length + 8, false), ...text('Exif'), 0, 0, ...tiff];
  return Uint8Array.of(0xff, 0xd8, ...app0, ...app1, 0xff, 0xda, 0, 2);
};

it.each([true, false])(
  'reads the time that the camera noted, with its offset (little endian: %s)',
  (isLittle) => {
    expect(takenAtOf(jpegOf('2027:02:01 10:15:00', '+07:00', isLittle))).toBe('2027-02-01T03:15:00.000Z');
  },
);

it('reads a time without an offset in the time zone of the device', () => {
  expect(takenAtOf(jpegOf('2027:02:01 10:15:00'))).toBe(new Date('2027-02-01T10:15:00').toISOString());
});

it.each([
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ['nothing', new Uint8Array()],
  ['a JPEG without', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2)],
  ['a JPEG that ends in the middle', jpegOf('2027:02:01 10:15:00').slice(0, 60)],
  ['no date', jpegOf('yesterday at noon!!')],
  ['an impossible date', jpegOf('2027:13:41 10:15:00')],
])('returns undefined for %s', (_name, bytes) => {
  expect(takenAtOf(bytes)).toBeUndefined();
});
