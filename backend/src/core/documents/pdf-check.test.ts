import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { renderPdf } from './pdf-layout.ts';
import { qrPath } from './qr-path.ts';

const ADDRESS = 'https://payung.example/policycheck/0123456789abcdef';
/** A4, in points: the code is 60 wide, 44 from the right edge. */
const LEFT = 595.28 - 44 - 60;

it('prints the code of a policy with four light modules between it and the words beside it', async () => {
  const check = { address: ADDRESS, heading: 'Asli?', text: 'Pindai kode ini. '.repeat(12), alt: 'Kode QR' };
  const content = {
    kind: 'policy',
    archiveName: 'quote-1-policy-id',
    language: 'id',
    title: 'Polis',
    number: 'PO1',
    highlights: [],
    sections: [],
    notes: [],
    check,
  } as const;
  const bytes = await renderPdf(content, new Date('2026-01-15'));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const words = items.flatMap((item) =>
    'str' in item
      ? [{ text: item.str, end: Number(item.transform[4]) + item.width, y: Number(item.transform[5]) }]
      : [],
  );
  const top = words.find(({ text }) => text === 'Asli?')?.y ?? 0;
  const beside = words
    .filter(({ y, end }) => y <= top && y > top - 60 && end > LEFT - 100)
    .map(({ end }) => end);
  const module = 60 / qrPath(ADDRESS).squares;
  expect(beside.length).toBeGreaterThan(3);
  expect(Math.max(...beside)).toBeLessThanOrEqual(LEFT - 4 * module);
});
