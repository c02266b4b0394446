/** A file of more bytes is refused before it is read. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** People of one file. */
export const MAX_FILE_LINES = 20_000;

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** What no list of people begins with: a PDF, a workbook in the new and the old format. */
const BINARY_HEADS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

/** The encoding that a byte order mark names; spreadsheets write "Unicode text" so. */
export const markedEncoding = (bytes: Uint8Array): Encoding | undefined => {
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return beginsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : undefined;
};

/** Whether the first bytes of a file are those of a text; its name says nothing. */
export const looksLikeText = (bytes: Uint8Array): boolean =>
  markedEncoding(bytes) !== undefined ||
  (!BINARY_HEADS.some((head) => beginsWith(bytes, head)) && !bytes.includes(0));
