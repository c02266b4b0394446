import fs from 'node:fs';

/** Of each of the two files. */
const MOST_BYTES = 10_000_000;

/**
 * Appends to a file, and begins a new one when it is full; the last full one stays beside it. What cannot be written is
 * lost: a full disk ends no server.
 */
export const boundedLog = (file: string, mostBytes = MOST_BYTES): ((text: string) => void) => {
  let size: number | undefined;
  return (text) => {
    try {
      size ??= fs.existsSync(file) ? fs.statSync(file).size : 0;
      if (size >= mostBytes) {
        fs.renameSync(file, `${file}.1`);
        size = 0;
      }
      fs.appendFileSync(file, text, { mode: 0o600 });
      size += Buffer.byteLength(text);
    } catch {
      size = undefined;
    }
  };
};
