export type FileKind = 'jpeg' | 'png' | 'heic' | 'other';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

const HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** By the content: the name and the type that a file claims are only claims. */
export const fileKindOf = (bytes: Uint8Array): FileKind => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG') return 'png';
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC.includes(ascii(bytes, 8, 12))) return 'heic';
  return 'other';
};
