import type { GenericSchema } from 'valibot';
import type { CallSchemas } from '#wire/call-schemas.ts';
import type { ShapeOf } from '../endpoint.ts';

type Needs<S, Part extends string> =
  S extends Readonly<Record<Part, unknown>>
    ? { readonly [P in Part]: GenericSchema }
    : { readonly [P in Part]?: never };

/**
 * What the server checks of every call that has a query or a body, as it comes over the wire; a table
 * that lacks one does not compile. Rows stay free of schemas, so that no browser loads them.
 */
export type SchemasOf<Table> = {
  readonly [Name in keyof Table]: Needs<ShapeOf<Table[Name]>, 'query'> & Needs<ShapeOf<Table[Name]>, 'body'>;
};

/** Rows that do not carry their schemas yet. */
export type Undescribed<Table> = {
  readonly [
    Name in keyof Table as Table[Name] extends { readonly schemas: CallSchemas } ? never : Name
  ]: Table[Name];
};
