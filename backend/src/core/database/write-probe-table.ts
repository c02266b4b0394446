import type { Moment } from '#core/database/column-types.ts';

interface WriteProbeTable {
  id: number;
  written_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    write_probe: WriteProbeTable;
  }
}
