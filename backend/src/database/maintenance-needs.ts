import type { Pool } from 'pg';

/** What has gathered in the embedded database since it was last tidied. */
export interface Needs {
  /** Bytes of the log since the last checkpoint: all of it is read again at the next start. */
  readonly walBytes: number;
  readonly tables: readonly TableNeeds[];
}

export interface TableNeeds {
  /** Schema and name, quoted for SQL. */
  readonly name: string;
  readonly live: number;
  /** Row versions that nobody can see any more. */
  readonly dead: number;
  /** Rows inserted since the last vacuum: their pages are not marked as visible to all. */
  readonly inserted: number;
  /** Rows changed since the planner's statistics were made. */
  readonly changed: number;
  /** With indexes. */
  readonly bytes: number;
  /** The counters began anew with a crash, and the table is not marked as tidy. */
  readonly isUnknown: boolean;
}

/** No table with fewer is worth a look. */
const FEWEST_ROWS = 200;
const UNKNOWN_BYTES = 1024 * 1024;

/** Prepared once: it is asked all day long. The functions are those behind pg_stat_all_tables, without its joins. */
const WAL_GROWN = {
  name: 'maintenance-wal',
  text: 'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()',
};
const TABLES = {
  name: 'maintenance-tables',
  text: `
    select oid::regclass::text as name, live, dead, inserted, changed, is_unknown as "isUnknown",
      pg_total_relation_size(oid)::bigint as bytes
    from (
      select oid, pg_stat_get_live_tuples(oid) as live, pg_stat_get_dead_tuples(oid) as dead,
        pg_stat_get_ins_since_vacuum(oid) as inserted, pg_stat_get_mod_since_analyze(oid) as changed,
        pg_stat_get_last_vacuum_time(oid) is null and pg_relation_size(oid) >= ${UNKNOWN_BYTES}
          and relallvisible < 0.9 * greatest(relpages, 1) as is_unknown
      from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace)
    ) counted
    where dead >= ${FEWEST_ROWS} or inserted >= ${FEWEST_ROWS} or changed >= ${FEWEST_ROWS} or is_unknown`,
};

export const readNeeds = async (pool: Pool): Promise<Needs> => {
  const wal = await pool.query<{ bytes: number }>(WAL_GROWN);
  const tables = await pool.query<TableNeeds>(TABLES);
  return { walBytes: wal.rows[0]?.bytes ?? 0, tables: tables.rows };
};
