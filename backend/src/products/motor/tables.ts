import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Decision } from 'mfe-motor/contract/schemas/review.ts';
import type { FlagReason, PhotoSlot, PhotoSource } from 'mfe-motor/rules/inspection.ts';
import type { Fields } from '#core/access/secrets.ts';
import type { MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

interface PhotosTable {
  quote_id: string;
  photo_id: string;
  slot: PhotoSlot;
  round: number;
  chassis_no: string;
  source: PhotoSource;
  taken_at: MaybeMoment;
  hints: WithDefault<string>;
  description: WithDefault<string>;
  width: number;
  height: number;
  pixels: string;
  likeness: string;
  /** Nothing where it lies in the object store. */
  sealed: Buffer | null;
  object_key: WithDefault<string | null>;
  /** Mark of the secret. */
  sealed_by: WithDefault<string | null>;
  sent_at: Moment;
  flag_reason: FlagReason | null;
  flag_note: WithDefault<string>;
  gone_at: MaybeMoment;
}

interface InspectionsTable {
  quote_id: string;
  round: number;
  quote_code: string;
  vehicle: string;
  plate: string;
  submitted_at: Moment;
  decision: Decision | 'withdrawn' | null;
  decided_at: MaybeMoment;
  decided_by: string | null;
  reason: WithDefault<string>;
  checked: WithDefault<string>;
  /** Keyed hashes of what reviewers see of it. */
  shown: ColumnType<Fields | null, string | undefined, never>;
  lease_by: string | null;
  lease_until: MaybeMoment;
}

interface InspectionEventsTable {
  id: Generated<number>;
  quote_id: string;
  round: number;
  what: string;
  actor: string;
  actor_id: string;
  at: Moment;
}

interface ResemblancesTable {
  quote_id: string;
  photo_id: string;
  other_quote_id: string;
  other_slot: PhotoSlot;
}

interface HandoffsTable {
  token_hash: string;
  quote_id: string;
  created_at: Moment;
  expires_at: Moment;
  opened_at: MaybeMoment;
  /** Of the session of the device that opened it. */
  session_hash: string | null;
  /** The quote's agent when the link was made. */
  agent_id: string;
  ended_at: MaybeMoment;
}

/** Kept by a trigger of the quotes. */
interface InsuredVehiclesTable {
  quote_id: string;
  chassis_no: string;
  engine_no: string;
}

/** The tables of this product: `migrations/015-motor.sql`, `146-saves-that-touch-no-index.sql`. */
export interface MotorTables {
  insured_vehicles: InsuredVehiclesTable;
  motor_photos: PhotosTable;
  motor_inspections: InspectionsTable;
  motor_inspection_events: InspectionEventsTable;
  motor_resemblances: ResemblancesTable;
  motor_handoffs: HandoffsTable;
}

/** The same connection or transaction, which knows this product's tables as well. */
export const withMotorTables = (db: Queries): Kysely<Tables & MotorTables> =>
  db as unknown as Kysely<Tables & MotorTables>;

export type PhotoRow = Omit<Selectable<PhotosTable>, 'sealed' | 'object_key' | 'sealed_by'>;
export type HandoffRow = Selectable<HandoffsTable>;
