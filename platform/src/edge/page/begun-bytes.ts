import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

/** The smallest first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** The beginning of a compressed text, whose end is not known yet. */
export interface BegunBytes {
  /** Whole bytes, after which another block may follow. */
  readonly bytes: Buffer;
  readonly crc: number;
  readonly length: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const BEGIN: Readonly<Record<PageEncoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
  gzip: (text) => zip(text, { finishFlush: constants.Z_SYNC_FLUSH }),
};

export const beginBytes = async (text: string, encoding: PageEncoding): Promise<BegunBytes> => ({
  bytes: await BEGIN[encoding](text),
  crc: crc32(text),
  length: Buffer.byteLength(text),
});

/** Of one block that is not compressed, in both formats. */
const LONGEST_END = 65_535;

/** RFC 7932, 9.2: a meta-block of four nibbles of length, not compressed; then one that is empty and the last. */
const endBrotli = ({ bytes }: BegunBytes, end: Buffer): Buffer => {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((end.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([bytes, header, end, Buffer.of(0b11)]);
};

/** RFC 1951, 3.2.4: a stored block, the last; RFC 1952: checksum and length of the whole. */
const endGzip = ({ bytes, crc, length }: BegunBytes, end: Buffer): Buffer => {
  const header = Buffer.of(1, 0, 0, 0, 0);
  header.writeUInt16LE(end.length, 1);
  header.writeUInt16LE(~end.length & 0xff_ff, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc), 0);
  trailer.writeUInt32LE((length + end.length) >>> 0, 4);
  return Buffer.concat([bytes, header, end, trailer]);
};

/** Adds an end to what was compressed before, for some hundred bytes that are another visitor's each time. */
export const endBytes = (begun: BegunBytes, encoding: PageEncoding, text: string): Buffer => {
  const end = Buffer.from(text);
  if (end.length === 0 || end.length > LONGEST_END)
    throw new RangeError('The end must have 1 to 65,535 bytes');
  return encoding === 'br' ? endBrotli(begun, end) : endGzip(begun, end);
};
