/** A file of more bytes is refused before it is read. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
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
const markedEncoding = (bytes: Uint8Array): Encoding | undefined => {
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return beginsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : undefined;
};

/** Whether the first bytes of a file are those of a text; its name says nothing. */
const looksLikeText = (bytes: Uint8Array): boolean =>
  markedEncoding(bytes) !== undefined ||
  (!BINARY_HEADS.some((head) => beginsWith(bytes, head)) && !bytes.includes(0));

interface FileText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Why a file cannot be read; a message of the page has the same name. */
export type FileProblem = 'tooLarge' | 'notText' | 'empty' | 'onlyHeading' | 'tooManyLines' | 'unreadable';

export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be imported: ${problem}`);
    this.problem = problem;
  }
}

/** Bytes that are decoded at once, so that the page stays usable. */
const SLICE_BYTES = 256 * 1024;

const decode = async (file: Blob, encoding: Encoding): Promise<string> => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts: string[] = [];
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    // Awaiting a slice yields to the page.
    const bytes = await file.slice(at, at + SLICE_BYTES).arrayBuffer();
    parts.push(decoder.decode(bytes, { stream: true }));
  }
  return parts.join('') + decoder.decode();
};

const withoutMark = async (file: Blob): Promise<FileText> => {
  try {
    return { text: await decode(file, 'utf-8'), encoding: 'utf-8' };
  } catch (error) {
    // Files that are not UTF-8 come from older spreadsheets on Windows.
    if (!(error instanceof TypeError)) throw error;
    return { text: await decode(file, 'windows-1252'), encoding: 'windows-1252' };
  }
};

/** The text of a file, decoded by its byte order mark, as UTF-8, or else as windows-1252. */
export const decodeFile = async (file: Blob): Promise<FileText> => {
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFile('tooLarge');
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (head.length === 0) throw new UnreadableFile('empty');
  if (!looksLikeText(head)) throw new UnreadableFile('notText');
  const marked = markedEncoding(head);
  if (marked === undefined) return withoutMark(file);
  try {
    return { text: await decode(file, marked), encoding: marked };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFile('unreadable');
  }
};
