import type { Kysely, Selectable } from 'kysely';
import type { Moment, WithDefault } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

interface InsuredsTable {
  id: string;
  quote_id: string;
  insured_no: number;
  version: WithDefault<number>;
  name: WithDefault<string>;
  birth_date: WithDefault<string>;
  id_card: WithDefault<string>;
  phone: WithDefault<string>;
  email: WithDefault<string>;
  address: WithDefault<string>;
  beneficiary_name: WithDefault<string>;
  beneficiary_relation: WithDefault<string>;
  other_relation: WithDefault<string>;
  beneficiary_birth_date: WithDefault<string>;
  guardian_name: WithDefault<string>;
  guardian_consents: WithDefault<boolean>;
  updated_at: Moment;
}

/** The tables of personal accident: `migrations/016-personal-accident.sql`. */
interface AccidentTables {
  accident_insureds: InsuredsTable;
}

/** The same connection or transaction, which knows these tables as well. */
export const withAccidentTables = (db: Queries): Kysely<Tables & AccidentTables> =>
  db as unknown as Kysely<Tables & AccidentTables>;

export type InsuredRow = Selectable<InsuredsTable>;
