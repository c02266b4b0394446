import * as v from 'valibot';
import { PASSKEY } from '#domain/people/passkey.ts';
import { text } from '#schemas/parts.ts';

const bytes = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
const id = bytes(1400);
const name = v.pipe(text(PASSKEY.nameLength), v.minLength(1));

// Browsers send more than this, and more with every year: what is not read here is dropped, not refused.
const frame = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};

const created = v.object({
  ...frame,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(10))),
  }),
});

const shown = v.object({
  ...frame,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    /** Whose it is: required, since nobody was named. */
    userHandle: bytes(120),
  }),
});

export const PasskeyLoginBody = v.strictObject({ credential: shown });
export const AddPasskeyBody = v.strictObject({ name, credential: created });
export const RenamePasskeyBody = v.strictObject({ name });
