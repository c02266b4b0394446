import { expect, it, vi } from 'vitest';
import { checkLines, withoutKnown } from './check-lines.ts';

const columns = ['fullName', 'phone'] as const;
const row = (line: number, phone: string, isBroken = false) => ({ line, cells: ['Budi', phone], isBroken });
const check = (rows: readonly ReturnType<typeof row>[]) => checkLines({ rows, columns, today: '2026-11-22' });

it('takes all spellings of a number as one person, the first line as the lead and the others as duplicates', async () => {
  const spellings = ['08123456789', '8123456789', '628123456789', '+62 812-3456-789'];
  const { people, duplicates, errors } = await check(spellings.map((phone, at) => row(at + 2, phone)));
  expect(people.map(({ line, phone }) => [line.line, line.phone, phone])).toEqual([
    [2, '08123456789', '628123456789'],
  ]);
  expect(duplicates).toEqual([
    { line: 3, of: 2 },
    { line: 4, of: 2 },
    { line: 5, of: 2 },
  ]);
  expect(errors).toEqual([]);
});

it('tells of every line whose cell has several numbers', async () => {
  const { people, errors, several } = await check([
    row(2, '0812-3456-7890 / 0857-1234-5678'),
    row(3, '021-5550123 / 0812-3456-7891'),
    row(4, '08123456789'),
  ]);
  expect(people.map(({ phone }) => phone)).toEqual(['6281234567890', '6281234567891', '628123456789']);
  expect(errors).toEqual([]);
  expect(several).toEqual([
    { line: 2, phone: '081234567890', others: ['085712345678'] },
    { line: 3, phone: '081234567891', others: ['0215550123'] },
  ]);
});

it('reports the error of each invalid line', async () => {
  const { people, errors } = await check([row(2, '6.28E+11'), row(3, ''), row(4, '08123456789', true)]);
  expect(people).toEqual([]);
  expect(errors).toEqual([
    { line: 2, messageId: 'leadPhone.spreadsheet' },
    { line: 3, messageId: 'leadPhone.required' },
    { line: 4, messageId: 'import.error.quotes' },
  ]);
});

it('counts people whom the server knows as duplicates, in the order of the lines', async () => {
  const checked = await check([row(2, '08123456781'), row(3, '08123456782'), row(4, '08123456782')]);
  const { people, duplicates } = withoutKnown(checked, new Set(['628123456781']));
  expect(people.map(({ phone }) => phone)).toEqual(['628123456782']);
  expect(duplicates).toEqual([{ line: 2 }, { line: 4, of: 3 }]);
});

it('checkLines yields to the page within 10 ms', async () => {
  let now = 0;
  // Every read of the clock advances it by a millisecond.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await check(Array.from({ length: 100 }, (_, at) => row(at + 2, `0812${1_000_000 + at}`)));
  clearInterval(timer);
  clock.mockRestore();
  expect(turns).toBeGreaterThan(5);
});
