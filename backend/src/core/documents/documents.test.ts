import { createHash } from 'node:crypto';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { createObjects } from '#core/objects/objects.ts';
import type { DocumentContent } from './document-content.ts';
import { readPdfLines } from '#core/documents/testing/read-pdf.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { createDocumentArchive } from './document-archive.ts';
import { createPrinter } from './printer.ts';

const database = useTestDatabase();
const printer = createPrinter();
afterAll(() => printer.close());

const policy = (changes: Partial<DocumentContent> = {}): DocumentContent => ({
  kind: 'policy',
  archiveName: 'quote-1-policy-id',
  language: 'id',
  title: 'Kite Insurance · Polis',
  number: 'PO2601000001',
  highlights: [{ label: 'Total', value: 'Rp 1.250.000' }],
  sections: [
    { heading: 'Tertanggung', lines: [{ label: 'Nama', value: 'Siti Nurhaliza Çelik' }] },
    {
      heading: 'Biaya',
      lines: [
        { label: 'Berlaku sejak', value: '31/01/2026' },
        { label: 'Total', value: 'Rp 1.250.000' },
      ],
    },
  ],
  notes: ['Terdaftar dan diawasi oleh Otoritas Jasa Keuangan'],
  ...changes,
});

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly object[];
}

/** The elements of a page by their roles, those of an element behind it. */
const outlineOf = ({ role, alt, children = [] }: StructNode): unknown => {
  const name = alt === undefined ? role : `${role} (${alt})`;
  const inner = children.filter((child): child is StructNode => 'role' in child).map(outlineOf);
  return inner.length === 0 ? name : [name, ...inner];
};

const read = async (bytes: Buffer): Promise<{ pages: number; text: string; fonts: string }> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_none, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { pages: pdf.numPages, text: pages.join('\n'), fonts: bytes.toString('latin1') };
};

it('prints names, dates, amounts and the regulator statement with the typeface embedded', async () => {
  const { pages, text, fonts } = await read(await printer.print(policy(), new Date('2026-01-15')));
  for (const part of [
    'PO2601000001',
    'Siti Nurhaliza Çelik',
    '31/01/2026',
    'Rp 1.250.000',
    'Otoritas Jasa Keuangan',
    'Halaman 1 dari 1',
  ]) {
    expect(text).toContain(part);
  }
  expect(pages).toBe(1);
  expect(fonts).toMatch(/PlusJakartaSans/);
  expect(fonts).toContain('/FontFile2');
});

it('declares language, title and structure, so that it can be read aloud', async () => {
  const content = policy({
    notice: { tone: 'due', text: 'Belum dibayar' },
    sections: [
      { heading: 'Biaya', style: 'amounts', lines: [{ label: 'Total', value: 'Rp 1.250.000' }] },
      { heading: 'Tidak dijamin', style: 'list', lines: [{ label: 'Perang', value: '' }] },
    ],
    check: {
      address: 'https://payung.example/policycheck/1a',
      heading: 'Asli?',
      text: 'Pindai',
      alt: 'Kode QR',
    },
  });
  const bytes = await printer.print(content, new Date('2026-01-15'));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const marks: unknown = await pdf.getMarkInfo();
  expect(marks).toEqual(
    new Map([
      ['Marked', true],
      ['UserProperties', false],
      ['Suspects', false],
    ]),
  );
  expect((await pdf.getMetadata()).info).toMatchObject({
    Language: 'id',
    Title: 'Kite Insurance · Polis PO2601000001',
  });
  const page = await pdf.getPage(1);
  expect(outlineOf((await page.getStructTree()) as StructNode)).toEqual([
    'Root',
    [
      'Document',
      'P',
      'P',
      'H1',
      'P',
      'Figure (Kode QR)',
      'P',
      'P',
      'Link (Kode QR)',
      'P',
      ['Table', ['TR', 'TH', 'TD']],
      ['Sect', 'H2', ['Table', ['TR', 'TH', 'TD']]],
      ['Sect', 'H2', ['L', ['LI', 'LBody']]],
      'P',
    ],
  ]);
  const links = (await page.getAnnotations()).map((annotation: { url?: string }) => annotation.url);
  expect(links).toEqual(['https://payung.example/policycheck/1a']);
  // Whatever is drawn is in the structure or declared a decoration.
  let depth = 0;
  const unmarked = (await page.getOperatorList()).fnArray.filter((operator) => {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    if (operator === OPS.endMarkedContent) depth -= 1;
    return depth === 0 && (operator === OPS.constructPath || operator === OPS.showText);
  });
  expect(unmarked).toEqual([]);
});

it('breaks to a second page without losing a line, and numbers the pages', async () => {
  const lines = Array.from({ length: 60 }, (_none, index) => ({
    label: `Benefit ${index}`,
    value: `Rp ${index}`,
  }));
  const long = policy({ language: 'en', sections: [{ heading: 'Benefits', lines }] });
  const { pages, text } = await read(await printer.print(long, new Date('2026-01-15')));
  expect(pages).toBe(2);
  for (const { label } of lines) expect(text).toContain(label);
  expect(text).toContain('Page 2 of 2');
});

it('prints the notice first, then the highlights, before all sections', async () => {
  const notice = { tone: 'due', text: 'Belum dibayar' } as const;
  const lines = await readPdfLines(await printer.print(policy({ notice }), new Date('2026-01-15')));
  expect(lines.slice(0, 7)).toEqual([
    'PT Asuransi Payung Nusantara',
    'Payung',
    'Kite Insurance · Polis',
    'PO2601000001',
    'Belum dibayar',
    'Total',
    'Rp 1.250.000',
  ]);
});

it('keeps a total on the page of its amounts, and a footnote with its list', async () => {
  const facts = Array.from({ length: 25 }, (_none, index) => ({ label: `Fact ${index}`, value: 'x' }));
  const content = policy({
    sections: [
      { heading: 'Facts', lines: facts },
      {
        heading: 'Price',
        style: 'amounts',
        lines: [
          { label: 'Premium', value: 'Rp 1.000.000' },
          { label: 'Add-on', value: 'Rp 250.000' },
          { label: 'Sum', value: 'Rp 1.250.000', strong: true },
        ],
      },
      {
        heading: 'Not covered',
        style: 'list',
        lines: [{ label: 'War', value: '' }],
        footnote: 'Example',
      },
    ],
  });
  const lines = await readPdfLines(await printer.print(content, new Date('2026-01-15')));
  const secondPage = lines.slice(lines.findIndex((line) => line.endsWith('Halaman 1 dari 2')) + 1);
  expect(secondPage.slice(0, 7)).toEqual([
    'Price',
    'Premium | Rp 1.000.000',
    'Add-on | Rp 250.000',
    'Sum | Rp 1.250.000',
    'Not covered',
    'War',
    'Example',
  ]);
});

it('prints A4 with the logo and the colour of the brand', async () => {
  const bytes = await printer.print(policy(), new Date('2026-01-15'));
  const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const { fnArray, argsArray } = await page.getOperatorList();
  const fills = argsArray.filter((_args, index) => fnArray[index] === OPS.setFillRGBColor);
  expect(JSON.stringify(fills)).toContain('#0f766e');
  expect(fnArray).toContain(OPS.constructPath);
  expect(fnArray).toContain(OPS.setLineCap);
});

it('returns the stored file of an issued document instead of printing it again', async () => {
  let prints = 0;
  const counting = {
    print: (...order: Parameters<typeof printer.print>) => {
      prints += 1;
      return printer.print(...order);
    },
  };
  const parts = {
    db: database.db,
    clock: testClock(),
    secret: 'a secret of the tests, thirty-two bytes and more',
  };
  const archive = createDocumentArchive(
    { ...parts, objects: createObjects({ ...parts, newIn: 'postgresql', store: undefined, columns: [] }) },
    counting,
  );
  const first = await archive.read(policy());
  const today = policy({ highlights: [{ label: 'Total', value: 'Rp 1.000' }] });
  expect((await archive.read(today)).equals(first)).toBe(true);
  expect(await archive.find(database.db, 'quote-1-policy-id')).toEqual(policy());
  expect(prints).toBe(1);
  const kept = await database.db.selectFrom('documents').selectAll().execute();
  expect(kept.map(({ hash }) => hash)).toEqual([createHash('sha256').update(first).digest('hex')]);
  for (const { bytes, content } of kept) {
    expect(bytes?.includes('%PDF')).toBe(false);
    expect(content?.includes('Siti')).toBe(false);
  }
  const english = policy({ archiveName: 'quote-1-policy-en', language: 'en' });
  expect((await archive.read(english)).equals(first)).toBe(false);
  expect(prints).toBe(2);
});
