import { expect, it } from 'vitest';
import { NO_INSURED } from '#rules/insured.ts';
import { readPastedList } from '#rules/pasted-list.ts';
import { anOpenQuote } from '#testing/open-insured.ts';
import { aPlaceholder, anInsured } from '#testing/quotes.ts';
import { likelyStart, planList } from './plan.ts';
import { splitText } from './write-step.tsx';

const TODAY = '2027-02-01';

const linesOf = (text: string) => readPastedList(splitText(text), TODAY).lines;
const options = { start: 1, parentsConsent: false, today: TODAY };
const quote = anOpenQuote({ insureds: [anInsured(1), aPlaceholder(2), aPlaceholder(3)] });
const SITI = 'Siti\t5/3/1985\t\t\t\t\tAni';

it('keeps the saved values of an insured where the line is empty', () => {
  const [planned] = planList(linesOf('Budi Santoso\t17/5/1990'), quote, options);
  expect(planned?.values).toMatchObject({
    name: 'Budi Santoso',
    email: 'budi@gmail.com',
    phone: '6281234567890',
  });
  expect(planned?.isSaved).toBe(true);
});

it('clears the values of an insured whom a line replaces, except the contact of the first', () => {
  const known = anInsured(2, { idCard: '3273014503850001', address: 'Jalan Dago 12' });
  const text = `${SITI}\n${SITI}`;
  const two = anOpenQuote({ insureds: [anInsured(1), known] });
  const [first, second] = planList(linesOf(text), two, options);
  expect(first?.values).toMatchObject({ name: 'Siti', email: 'budi@gmail.com', idCard: '' });
  expect(second?.values).toEqual({
    ...NO_INSURED,
    name: 'Siti',
    birthDate: '1985-03-05',
    beneficiaryName: 'Ani',
  });
});

it('clears the values of a beneficiary whom a line replaces', () => {
  const [planned] = planList(linesOf('Budi Santoso\t17/5/1990\t\t\t\t\tOrang Lain'), quote, options);
  expect(planned?.values).toMatchObject({
    email: 'budi@gmail.com',
    beneficiaryName: 'Orang Lain',
    beneficiaryRelation: '',
    beneficiaryBirthDate: '',
  });
});

it('checks each line by the rules of its insured number', () => {
  const text = `Anak\t1/1/2015\t\t\t\t\tAni\n${SITI}\n${SITI}`;
  const plan = planList(linesOf(text), quote, options);
  expect(plan.map(({ place, problems }) => [place, problems])).toEqual([
    [
      1,
      [
        { field: 'birthDate', message: 'pa.dob.first' },
        { field: 'guardianName', message: 'pa.guardian.name' },
        { field: 'guardianConsents', message: 'pa.guardian.consent' },
      ],
    ],
    [2, []],
    [3, []],
  ]);
});

it("takes parents' consent from the person who pastes, not from the list", () => {
  const line = linesOf('Anak\t1/1/2015\t\t\t\t\tAni\t\t\tBudi Santoso');
  const [without] = planList(line, quote, { ...options, start: 2 });
  expect(without?.problems).toEqual([{ field: 'guardianConsents', message: 'pa.guardian.consent' }]);
  const [agreed] = planList(line, quote, { ...options, start: 2, parentsConsent: true });
  expect([agreed?.problems, agreed?.values.guardianConsents]).toEqual([[], true]);
});

it('reports one problem of a field, that of the cell before that of the rule', () => {
  const [planned] = planList(linesOf('Siti\t5/3/1985\t3.2E+15\t\t\t\tAni'), quote, { ...options, start: 2 });
  expect(planned?.problems).toEqual([{ field: 'idCard', message: 'pa.paste.idRounded' }]);
});

it('plans no line beyond the last insured', () => {
  expect(planList(linesOf(`${SITI}\n${SITI}`), quote, { ...options, start: 3 })).toHaveLength(1);
});

it.each([
  ['an insured of that name', 'budi  santoso\t1/1/1990\nSiti', 1],
  ['the first who is empty', SITI, 2],
  ['the main insured, when it has everybody', `${SITI}\n${SITI}\n${SITI}`, 1],
])('starts at %s', (_where, text, place) => {
  expect(likelyStart(linesOf(text), quote)).toBe(place);
});
