import { randomInt, randomUUID } from 'node:crypto';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { emptyLeadForm } from '@payung/shared/domain/leads/empty-lead-form.ts';
import type { ImportLine } from '@payung/shared/schemas/lead-imports.ts';
import type { LeadDetail, LeadForm } from '@payung/shared/schemas/leads.ts';
import type { Api } from '@payung/platform/e2e/api.ts';

/** A lead that an agent entered, with a phone that no other lead has. */
export const newLead = (
  api: Api,
  agentId: string,
  person: Pick<LeadForm, 'firstName' | 'lastName'>,
): Promise<LeadDetail> =>
  api.call(endpoints.createLead, {
    body: {
      requestId: randomUUID(),
      form: {
        ...emptyLeadForm(agentId),
        ...person,
        phone: `0812${randomInt(10_000_000, 99_999_999)}`,
        source: 'Pameran',
        hasConsent: true,
      },
    },
  });

const BATCH_LINES = 500;

/** The first digits of numbers that no other import of the run has; five more make each one unique. */
export const freshNumbers = (): string => `082${randomInt(10_000, 100_000)}`;

interface People {
  readonly count: number;
  /** A common first name, numbered from 1, by which they are found. */
  readonly firstName: string;
  readonly lastName?: string;
}

/** A number as part of a name: names have letters only. */
export const inLetters = (number: number): string =>
  Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');

const personNo = ({ firstName, lastName = '' }: People, numbers: string, no: number): ImportLine => ({
  line: no + 1,
  firstName,
  lastName: `${lastName} ${inLetters(no)}`.trim(),
  phone: `${numbers}${String(no).padStart(5, '0')}`,
  email: '',
  birthDate: '',
  city: '',
  note: '',
});

/** Brings people into the leads of an agent, batch by batch as a browser would. */
export const importPeople = async (api: Api, people: People): Promise<string> => {
  const numbers = freshNumbers();
  const { id } = await api.call(endpoints.startImport, {
    body: {
      fileName: `${people.firstName}.csv`,
      source: 'Pameran',
      hasConsent: true,
      lineCount: people.count,
      requestId: randomUUID(),
    },
  });
  for (let batch = 0; batch * BATCH_LINES < people.count; batch += 1) {
    const first = batch * BATCH_LINES + 1;
    const count = Math.min(BATCH_LINES, people.count - first + 1);
    const lines = Array.from({ length: count }, (_, at) => personNo(people, numbers, first + at));
    await api.call(endpoints.importLines, { params: { importId: id }, body: { batch, lines } });
  }
  return id;
};
