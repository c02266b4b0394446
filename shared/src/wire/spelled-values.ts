import * as v from 'valibot';
import { named } from './describe.ts';
import { codecOf } from './names.ts';
import type { Names } from './names.ts';

/** One of some values, each with a spelling of its own. */
export const spelled = <const T extends Readonly<Record<string, string | number>>>(
  spellings: T,
  /** Further spellings of what is stored, by what they stand for, and what everything else stands for. */
  read: {
    readonly read?: Readonly<Record<string, keyof T & string>>;
    readonly otherwise?: keyof T & string;
  } = {},
) => {
  const names: Names = { spelled: spellings, ...read };
  const { decode } = codecOf(names);
  return named<keyof T & string>(
    v.pipe(
      v.custom<string | number>((wire) => decode(wire) !== undefined),
      v.transform((wire) => decode(wire)),
    ),
    names,
  );
};

/** A moment in ISO 8601; milliseconds since 1970 on the wire. */
export const epoch = named<string>(
  v.pipe(
    v.number(),
    v.transform((at) => new Date(at).toISOString()),
  ),
  { epoch: true },
);

/** Yes or no; 1 or 0 on the wire. */
export const oneOrZero = named<boolean>(
  v.pipe(
    v.picklist([1, 0]),
    v.transform((wire) => wire === 1),
  ),
  { oneOrZero: true },
);

/** A moment in ISO 8601; on the wire `yyyyMMddHHmmss` in Jakarta's time. Other texts pass as they are. */
export const jakartaStamp = named<string>(
  v.pipe(
    v.string(),
    v.transform((wire) => codecOf({ jakartaStamp: true }).decode(wire) as string),
  ),
  { jakartaStamp: true },
);
