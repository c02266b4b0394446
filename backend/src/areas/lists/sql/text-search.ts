import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { searchKey } from '@payung/shared/domain/search-text.ts';
import type { Condition } from './line-status.ts';
import { anywhere } from '#core/database/search-pattern.ts';

/** What somebody typed to find a person by: a name, a phone, or a number that is shown. */
export interface TextSearch {
  readonly typed: string;
  /** A phone is found on lines of one's own alone, which show it (ruling R33). */
  readonly viewerId: string;
  /** By product id: the fields of a quote's details that together are a number which people read, such as a plate. */
  readonly numberFields: Readonly<Record<string, readonly string[]>>;
}

const MIN_PHONE_DIGITS = 3;

/** The digits behind 0 or 62, which stand in every spelling of a phone; nothing where the text is none. */
const phoneDigitsIn = (typed: string): string | undefined => {
  if (!/^(tel:)?[^\p{L}]+$/iu.test(typed)) return undefined;
  const digits = normalisePhone(typed).slice(2);
  return digits.length < MIN_PHONE_DIGITS ? undefined : digits;
};

interface PersonColumns {
  readonly name: RawBuilder<unknown>;
  readonly phone: RawBuilder<unknown>;
  readonly agentId: RawBuilder<unknown>;
}

const anyOf = (conditions: readonly Condition[]): Condition =>
  sql`(${conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` or `)})`;

/** By name, whatever its accents, apostrophes and blanks, or by phone in any spelling (ruling R71). */
export const personMatches = (
  { name, phone, agentId }: PersonColumns,
  { typed, viewerId }: TextSearch,
): Condition => {
  const key = searchKey(typed);
  const digits = phoneDigitsIn(typed);
  return anyOf([
    ...(key === '' ? [] : [sql<boolean>`replace(${name}, ' ', '') like ${anywhere(key)}`]),
    ...(digits === undefined
      ? []
      : [
          sql<boolean>`(${agentId} = ${viewerId} and regexp_replace(${phone}, '\\D', '', 'g') like ${anywhere(digits)})`,
        ]),
  ]);
};

/** Of the quotes table, called q: a number that only its product knows. */
export const productNumberMatches = ({ typed, numberFields }: TextSearch): Condition => {
  const number = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/\d/.test(number)) return sql`false`;
  return anyOf(
    Object.entries(numberFields).map(([productId, fields]) => {
      const parts = fields.map((field) => sql`q.details ->> ${field}`);
      return sql`(q.product_id = ${productId}
        and upper(replace(concat(${sql.join(parts)}), ' ', '')) like ${anywhere(number)})`;
    }),
  );
};
