import { useEffect, useRef, useState } from 'react';
import type { Delimiter, ParsedFile } from './parse-file.ts';
import type { Encoding, FileProblem } from './decode-file.ts';
import { decodeFile, UnreadableFile } from './decode-file.ts';
import { takeHandedList } from './handed-list.ts';

export interface PickedFile {
  /** Unique for each picked file. */
  readonly key: number;
  readonly name: string;
  readonly encoding: Encoding;
  readonly text: string;
  readonly file: ParsedFile;
}

type FileState =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'picked'; readonly picked: PickedFile };

/** The parser is loaded with the first file, and the reader of contact cards with the first one of them. */
const parse = async (text: string, delimiter?: Delimiter): Promise<ParsedFile> =>
  (await import('./parse-file.ts')).parseFile(text, delimiter);

const CARDS = /^\s*BEGIN:VCARD/i;

/** Contact cards as the list that they are. */
const listOf = async (text: string): Promise<string> => {
  if (!CARDS.test(text)) return text;
  const [{ peopleOf }, { peopleCsv }] = await Promise.all([
    import('#day/contact-cards/vcard.ts'),
    import('#day/contact-cards/people-csv.ts'),
  ]);
  return peopleCsv(peopleOf(text));
};

const problemOf = (error: unknown): FileProblem =>
  error instanceof UnreadableFile ? error.problem : 'unreadable';

/** The file that was picked last, once it is read. */
export const usePickedFile = () => {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const newest = useRef(0);

  const take = async (read: (turn: number) => Promise<PickedFile>): Promise<void> => {
    newest.current += 1;
    const turn = newest.current;
    const put = (next: FileState): void => {
      if (newest.current === turn) setState(next);
    };
    try {
      put({ kind: 'picked', picked: await read(turn) });
    } catch (error) {
      put({ kind: 'problem', problem: problemOf(error) });
    }
  };

  const pick = (file: File): void => {
    setState({ kind: 'reading' });
    void take(async (key) => {
      const { text: content, encoding } = await decodeFile(file);
      const text = await listOf(content);
      return { key, name: file.name, encoding, text, file: await parse(text) };
    });
  };

  useEffect(() => {
    const list = takeHandedList();
    if (list !== undefined) pick(list);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);

  return {
    state,
    pick,
    /** Parses the same file with another delimiter; the current result stays visible until then. */
    split: (picked: PickedFile, delimiter: Delimiter): void =>
      void take(async () => ({ ...picked, file: await parse(picked.text, delimiter) })),
    drop: (): void => {
      newest.current += 1;
      setState({ kind: 'none' });
    },
  };
};
