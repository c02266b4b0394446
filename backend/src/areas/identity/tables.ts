import type { IdentityStatus } from '@payung/shared/domain/people/identity-check.ts';
import type { MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { SubjectColumns } from '#core/database/subject.ts';
import type { Selectable } from 'kysely';

/** Whose: a quote may insure several people, counted from 1. */
interface InsuredColumns extends SubjectColumns {
  insured_no: number;
}

/** Kept by a trigger of `migrations/142-what-belongs-to-a-policy.sql`; nothing else writes it. */
interface OfPolicy {
  readonly of_policy: WithDefault<boolean>;
}

interface IdentityChecksTable extends InsuredColumns, OfPolicy {
  transaction_id: string;
  status: IdentityStatus | null;
  id_number: string | null;
  id_type: string | null;
  image_key: string | null;
  created_at: Moment;
  finished_at: MaybeMoment;
  /** Since when another card counts; of own cards alone. */
  replaced_at: MaybeMoment;
}

interface IdentityImagesTable extends InsuredColumns, OfPolicy {
  key: string;
  /** The JPEG, encrypted with the server's secret; nothing where it lies in the object store. */
  sealed: Buffer | null;
  object_key: WithDefault<string | null>;
  /** Mark of the secret. */
  sealed_by: WithDefault<string | null>;
  created_at: Moment;
}

interface DocumentImagesTable {
  key: string;
  subject_kind: 'registration' | 'agent';
  subject_id: string;
  kind: 'tax';
  sealed: Buffer | null;
  object_key: WithDefault<string | null>;
  /** Mark of the secret. */
  sealed_by: WithDefault<string | null>;
  created_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    identity_checks: IdentityChecksTable;
    identity_images: IdentityImagesTable;
    document_images: DocumentImagesTable;
  }
}

export type IdentityCheck = Selectable<IdentityChecksTable>;
