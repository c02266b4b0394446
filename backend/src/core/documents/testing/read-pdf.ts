import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentContent } from '#core/documents/document-content.ts';
import { renderPdf } from '#core/documents/pdf-layout.ts';

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Text on one height of a page is one line, from left to right. */
const linesOfPage = (pieces: readonly Piece[]): readonly string[] => {
  const heights = [...new Set(pieces.map(({ y }) => y))].toSorted((one, other) => other - one);
  return heights.map((height) =>
    pieces
      .filter(({ y }) => y === height)
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(' | '),
  );
};

/** Every line of a PDF from top to bottom, its columns apart by a bar. */
export const readPdfLines = async (bytes: Buffer): Promise<readonly string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_none, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      const pieces = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str.trim(), x: Number(item.transform[4]), y: Math.round(item.transform[5]) }]
          : [],
      );
      return linesOfPage(pieces);
    }),
  );
  await task.destroy();
  return pages.flat();
};

/** What stands on paper. */
export const printedLines = async (content: DocumentContent | undefined): Promise<readonly string[]> => {
  if (content === undefined) throw new Error('Nothing was printed');
  return readPdfLines(await renderPdf(content, new Date('2026-01-15')));
};
