import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportLine } from '@payung/shared/schemas/lead-imports.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { handOverList } from './handed-list.ts';
import { Screen } from './lead-import.screen.tsx';

const linesOf = ({ body }: SeenCall) => (body as { readonly lines: readonly ImportLine[] }).lines;

const STARTED = {
  id: '65f0c1a5e4b0a70001a3f101',
  fileName: 'contacts.vcf',
  source: 'Own customers',
  at: '2026-11-20T03:00:00.000Z',
  created: 0,
  duplicates: 0,
  refused: 0,
  lineCount: 2,
  undoable: 0,
};

const open = () =>
  renderAgentScreen(Screen, {
    api: {
      listImports: [],
      checkImportPhones: { known: [] },
      startImport: STARTED,
      importLines: (seen: SeenCall) => ({ created: linesOf(seen).length, duplicates: [], refused: [] }),
    },
  });

const csv = (text: string, name = 'people.csv'): File => new File([text], name);
const pick = (file: File): void => {
  fireEvent.change(screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
};
const importButton = (name: string) => screen.findByRole('button', { name });

it('tells of two numbers in a cell before anything is sent', async () => {
  open();
  pick(csv('Nama,HP\nBudi,0812-3456-7890 / 0857-1234-5678'));
  await importButton('Import 1 lead');
  expect(screen.getByText(/^Lines with more than one phone number/)).toBeTruthy();
  expect(screen.getByText('Line 2: 081234567890 is taken. Also in the cell: 085712345678')).toBeTruthy();
});

const CARD = 'BEGIN:VCARD\nVERSION:3.0\nN:Santoso;Budi;;;\nTEL:081234567890\nEND:VCARD\n';

it('imports the people of a file of contact cards', async () => {
  const page = open();
  pick(csv(CARD + CARD.replace('Budi', 'Siti').replace('7890', '7891'), 'contacts.vcf'));
  await importButton('Import 2 leads');
  await page.user.type(screen.getByLabelText('Where do the data come from?'), 'Own customers');
  await page.user.click(screen.getByRole('checkbox', { name: /have agreed to be contacted/ }));
  await page.user.click(screen.getByRole('radio', { name: 'In person' }));
  await page.user.click(screen.getByRole('button', { name: 'Import 2 leads' }));
  await screen.findByText(/^2 new leads/);
  expect(page.callsOf('importLines').flatMap(linesOf)).toMatchObject([
    { firstName: 'Budi', lastName: 'Santoso', phone: '081234567890' },
    { firstName: 'Siti', lastName: 'Santoso', phone: '081234567891' },
  ]);
});

it('opens with the list that another page has handed over, once', async () => {
  handOverList(csv('Nama,HP\nBudi,08121234567'));
  const first = open();
  expect(await importButton('Import 1 lead')).toBeTruthy();
  first.unmount();
  open();
  expect(await screen.findByRole('button', { name: /^Choose a file/ })).toBeTruthy();
});
