import type { ColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
