import * as v from 'valibot';
import { namesOf } from './describe.ts';
import type { Names } from './names.ts';

type Schema = v.GenericSchema;

/** What a call takes and gives. */
export interface CallSchemas {
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply?: Schema;
}

/** The parts of a call, of which a page gets `names` alone. */
export interface CallDescription<C extends CallSchemas = CallSchemas> {
  readonly names: { readonly [Part in keyof C]?: Names | undefined };
  /** Not in a page: for the server and for tests. */
  readonly schemas: C;
}

/** The calls of an area or of a product; every schema that its rows name goes through here. */
export const describe = <const T extends Readonly<Record<string, CallSchemas>>>(
  calls: T,
): { readonly [Name in keyof T]: CallDescription<T[Name]> } =>
  Object.fromEntries(
    Object.entries(calls).map(([name, schemas]) => [
      name,
      {
        schemas,
        names: Object.fromEntries(
          Object.entries(schemas).flatMap(([part, schema]) => {
            const names = namesOf(schema as Schema);
            return names === undefined ? [] : [[part, names]];
          }),
        ),
      },
    ]),
  ) as never;

/** A part of a call in our words, checked, out of what came over the wire; throws where it does not fit. */
export const parsePart = (
  row: { readonly schemas?: CallSchemas | undefined },
  part: keyof CallSchemas,
  wire: unknown,
): unknown => v.parse(row.schemas?.[part] ?? v.unknown(), wire);
