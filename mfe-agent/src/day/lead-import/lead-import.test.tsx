import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportLine, LeadImport } from '@payung/shared/schemas/lead-imports.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies, SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './lead-import.screen.tsx';

const IMPORT_ID = '65f0c1a5e4b0a70001a3f101';

const anImport = (change: Partial<LeadImport> = {}): LeadImport => ({
  id: IMPORT_ID,
  fileName: 'nasabah.csv',
  source: 'Own customers',
  at: '2026-11-20T03:00:00.000Z',
  created: 280,
  duplicates: 0,
  refused: 0,
  lineCount: 300,
  undoable: 280,
  ...change,
});

const linesOf = ({ body }: SeenCall) => (body as { readonly lines: readonly ImportLine[] }).lines;
const phonesOf = ({ body }: SeenCall) => (body as { readonly phones: readonly string[] }).phones;

/** A server that knows those numbers and takes all others. */
const server = (known: readonly string[] = [], more: FakeReplies = {}): FakeReplies => ({
  listImports: [],
  checkImportPhones: (seen) => ({ known: phonesOf(seen).filter((phone) => known.includes(phone)) }),
  startImport: anImport(),
  importLines: (seen) => ({ created: linesOf(seen).length, duplicates: [], refused: [] }),
  ...more,
});

const open = (api: FakeReplies = server()) => renderAgentScreen(Screen, { api });
type Page = ReturnType<typeof open>;

const csv = (text: string | Uint8Array<ArrayBuffer>, name = 'nasabah.csv'): File => new File([text], name);
const pick = (file: File): void => {
  fireEvent.change(screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
};

const numberOf = (at: number): string => `0812${String(1_000_000 + at)}`;
/** Names have letters only. */
const inLetters = (number: number): string =>
  Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');
/** 300 people: 280 new ones, 12 duplicates (7 in the file, 5 known), 8 lines with errors. */
const LINES = [
  'Nama;Alamat;No HP',
  ...Array.from({ length: 285 }, (_, at) => `Budi ${inLetters(at)};Jl. Mawar ${at}, Depok;${numberOf(at)}`),
  ...Array.from({ length: 7 }, (_, at) => `Sari ${inLetters(at)};Jl. Melati;+62 ${numberOf(at).slice(1)}`),
  ...Array.from({ length: 8 }, (_, at) => `Tono ${inLetters(at)};=1+1;6.28E+11`),
];
const KNOWN = [10, 20, 30, 40, 50].map((at) => `62${numberOf(at).slice(1)}`);

const term = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
/** Waits longer: files are read in steps, which is slow on a busy machine. */
const importButton = (name: string) => screen.findByRole('button', { name });
const begin = async ({ user }: Page, button: RegExp) => {
  await user.type(await screen.findByLabelText('Where do the data come from?'), 'Own customers');
  await user.click(screen.getByRole('checkbox', { name: /have agreed to be contacted/ }));
  await user.click(screen.getByRole('radio', { name: 'In person' }));
  await user.click(screen.getByRole('button', { name: button }));
};

it('previews a file of 300 lines before anything is sent, then imports the 280 valid ones', async () => {
  const page = open(server(KNOWN));
  pick(csv(LINES.join('\r\n')));
  expect(await screen.findByRole('heading', { name: 'What will be imported' })).toBeTruthy();
  await screen.findByText('New leads');
  expect(['People in the file', 'New leads', 'Duplicates', 'Errors'].map(term)).toEqual([
    '300',
    '280',
    '12',
    '8',
  ]);
  expect(screen.getByText('Line 12: already one of your leads')).toBeTruthy();
  expect(screen.getByText('Line 287: same number as line 2')).toBeTruthy();
  expect(screen.getByText(/^Line 294: The spreadsheet has turned this phone number/)).toBeTruthy();
  expect(page.callsOf('startImport')).toEqual([]);

  await begin(page, /^Import 280 leads$/);
  expect(await screen.findByText('280 new leads, 12 duplicates, 8 errors.')).toBeTruthy();
  expect(page.callsOf('startImport')[0]?.body).toEqual({
    fileName: 'nasabah.csv',
    source: 'Own customers',
    hasConsent: true,
    agreedBy: 'inPerson',
    lineCount: 300,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  const sent = page.callsOf('importLines').flatMap(linesOf);
  expect(sent).toHaveLength(280);
  expect(sent[0]).toEqual({
    line: 2,
    firstName: 'Budi',
    lastName: 'a',
    phone: '08121000000',
    email: '',
    birthDate: '',
    city: '',
    note: '',
  });
  expect(screen.getByRole('link', { name: 'To your leads' }).getAttribute('href')).toBe('/oonaleads');
});

it('links Back to the leads page of the user type', () => {
  renderAgentScreen(Screen, { api: server(), session: anAgent({ userType: 'Commercial' }) });
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/oonacomleads');
});

it('checks phone numbers with the server in groups of 500, in the normal spelling', async () => {
  const page = open();
  pick(csv(['Nama,HP', ...Array.from({ length: 501 }, (_, at) => `Budi,${numberOf(at)}`)].join('\n')));
  expect(await importButton('Import 501 leads')).toBeTruthy();
  expect(page.callsOf('checkImportPhones').map((seen) => phonesOf(seen).length)).toEqual([500, 1]);
  expect(phonesOf(page.callsOf('checkImportPhones')[0]!)[0]).toBe('628121000000');
});

it('requires the source of the data and the declaration of consent', async () => {
  const page = open();
  pick(csv('Nama,HP\nBudi,08121234567'));
  await page.user.click(await importButton('Import 1 lead'));
  expect(screen.getByText('Say where the data come from.')).toBeTruthy();
  expect(screen.getByText('People may only be imported with their consent.')).toBeTruthy();
  expect(page.callsOf('startImport')).toEqual([]);
});

it('lets the delimiter and the columns be corrected', async () => {
  const page = open();
  pick(csv('Person;Contact,Extra\nBudi;08121234567,x'));
  expect(await screen.findByText('Choose the column with the name.')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: 'Comma' }));
  expect(await screen.findByRole('columnheader', { name: /^Person;Contact/ })).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: 'Semicolon' }));
  const contents = await screen.findByRole('combobox', { name: 'Contents of the column Person' });
  await page.user.selectOptions(contents, 'Full name');
  expect(screen.queryByText('Choose the column with the name.')).toBeNull();
  expect(screen.getByText('Choose the column with the mobile number.')).toBeTruthy();
});

it('reads a dropped file in the encoding of Windows', async () => {
  open();
  const bytes = new Uint8Array([...new TextEncoder().encode('Nama;HP\nAndr'), 0xe9, 0x3b, 0x30]);
  fireEvent.drop(screen.getByRole('button', { name: /^Choose a file/ }), {
    dataTransfer: { files: [csv(bytes)] },
  });
  expect(
    await screen.findByText('nasabah.csv, Windows-1252. The first lines as they were read:'),
  ).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'André' })).toBeTruthy();
});

it.each([
  ['', 'The file is empty.'],
  ['Nama;HP\n', 'The file has a heading and no people.'],
  ['%PDF-1.7\n', /^This is not a CSV file, whatever its name says/],
])('shows why a file of %j cannot be imported', async (content, message) => {
  open();
  pick(csv(content));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('resumes after a lost connection with the batch that had no answer', async () => {
  let attempts = 0;
  const page = open(
    server([], {
      importLines: (seen) => {
        attempts += 1;
        if (attempts === 2) return noAnswer();
        return { created: linesOf(seen).length, duplicates: [], refused: [] };
      },
    }),
  );
  // Notes so long that the lines need three requests.
  const people = Array.from({ length: 450 }, (_, at) => `Budi,${numberOf(at)},${'n'.repeat(900)}`);
  pick(csv(['Nama,HP,Catatan', ...people].join('\n')));
  await importButton('Import 450 leads');
  await begin(page, /^Import 450/);
  expect(await screen.findByText(/^The connection was lost/)).toBeTruthy();
  expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/^\d+ of 450 leads sent$/);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('450 new leads, no duplicates, no errors.')).toBeTruthy();
  expect(page.callsOf('startImport')).toHaveLength(1);
  const batches = page.callsOf('importLines').map(({ body }) => (body as { readonly batch: number }).batch);
  expect(batches.slice(0, 3)).toEqual([0, 1, 1]);
  expect(
    new Set(
      page
        .callsOf('importLines')
        .flatMap(linesOf)
        .map(({ line }) => line),
    ).size,
  ).toBe(450);
});

it('can be stopped, and ends with the lines that were sent', async () => {
  let answer: (() => void) | undefined;
  const page = open(
    server([], {
      importLines: (seen) =>
        new Promise((resolve) => {
          answer = () => resolve({ created: linesOf(seen).length, duplicates: [], refused: [] });
        }),
    }),
  );
  pick(csv('Nama,HP\nBudi,08121234567'));
  await importButton('Import 1 lead');
  await begin(page, /^Import 1 lead/);
  expect(await screen.findByText('0 of 1 leads sent')).toBeTruthy();
  await waitFor(() => expect(page.callsOf('importLines')).toHaveLength(1));
  await page.user.click(screen.getByRole('button', { name: 'Stop' }));
  answer?.();
  expect(await screen.findByText(/^You have stopped the import/)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Finish here' }));
  expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy();
});

it('offers the lines with errors, also those that the server refused, as a file without formulas', async () => {
  const files: Blob[] = [];
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return create(file);
  };
  const page = open(
    server([], {
      importLines: {
        created: 1,
        duplicates: [],
        refused: [{ line: 3, field: 'phone', message: 'Not accepted' }],
      },
    }),
  );
  pick(csv('Nama;HP;Catatan\nBudi;08121234567;\nSari;08121234568;\u00a0=1+1\nTono;;+1'));
  await importButton('Import 2 leads');
  await begin(page, /^Import 2 leads/);
  expect(await screen.findByText('1 new lead, no duplicates, 2 errors.')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Download the lines with errors' }));
  URL.createObjectURL = create;
  expect(await files[0]?.text()).toBe(
    [
      '\uFEFF"Nama";"HP";"Catatan";"Line";"Problem"',
      `"Sari";"08121234568";"'=1+1";3;"Not accepted"`,
      `"Tono";"";"'+1";4;"The phone number is missing"`,
      '',
    ].join('\r\n'),
  );
});

it('lists earlier imports and undoes one for leads that nobody touched', async () => {
  const page = open(
    server([], {
      listImports: [
        anImport(),
        anImport({ id: 'b', fileName: 'old.csv', undoneAt: '2026-11-01T03:00:00.000Z', undoable: 0 }),
      ],
      undoImport: { removed: 278, kept: 2 },
    }),
  );
  expect(await screen.findAllByText('280 new leads out of 300 people')).toHaveLength(2);
  expect(screen.getByText('Undone on 01/11/2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo the import of old.csv' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Undo the import of nasabah.csv' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^280 leads that nobody has worked on since are removed/)).toBeTruthy();
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove them' }));
  expect(await screen.findByText('278 leads were removed, 2 were kept.')).toBeTruthy();
  expect(page.callsOf('undoImport').map(({ params }) => params)).toEqual([{ importId: IMPORT_ID }]);
});

it('shows why the server refuses the import', async () => {
  const page = open(
    server([], { startImport: refuse({ status: 422, errCode: 4, errMsg: 'Too many today' }) }),
  );
  pick(csv('Nama,HP\nBudi,08121234567'));
  await importButton('Import 1 lead');
  await begin(page, /^Import 1 lead/);
  expect(await screen.findByText('The import could not continue. Too many today')).toBeTruthy();
});
