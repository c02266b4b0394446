import type { Encoding } from '@payung/shared/domain/import/file-text.ts';
import { looksLikeText, MAX_FILE_BYTES, markedEncoding } from '@payung/shared/domain/import/file-text.ts';

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
