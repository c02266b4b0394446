import type { Kysely, Selectable } from 'kysely';
import type { MaybeMoment, Moment } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

interface PartnerHandoversTable {
  jti: string;
  quote_id: string;
  link_id: string;
  at: Moment;
  arrived_at: MaybeMoment;
}

/** The tables of critical illness: `migrations/016-personal-accident.sql`. */
interface CiTables {
  partner_handovers: PartnerHandoversTable;
}

/** The same connection or transaction, which knows these tables as well. */
export const withCiTables = (db: Queries): Kysely<Tables & CiTables> =>
  db as unknown as Kysely<Tables & CiTables>;

export type HandoverRow = Selectable<PartnerHandoversTable>;
