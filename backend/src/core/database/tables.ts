/** Every table of the database: each area adds its own in its `tables.ts`, and writes to no others. */
export interface Tables {}
