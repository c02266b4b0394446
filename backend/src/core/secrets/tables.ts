import type { Moment } from '#core/database/column-types.ts';

interface SecretFingerprintsTable {
  name: string;
  fingerprint: string;
  set_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    secret_fingerprints: SecretFingerprintsTable;
  }
}
