import * as v from 'valibot';
import type { IdentityStatus } from '@payung/shared/api/endpoints/identity.ts';
import type { CheckedCard, IdentityResult } from './identity-provider.ts';

/** The module of the provider's flow that reads the card. */
const ID_CARD = 'ID Card Validation';

/** Fields grow, so only what is used is read; older accounts answer `token` in place of `authToken`. */
export const TokenAnswer = v.object({
  result: v.union([
    v.pipe(
      v.object({ authToken: v.string() }),
      v.transform(({ authToken }) => authToken),
    ),
    v.pipe(
      v.object({ token: v.string() }),
      v.transform(({ token }) => token),
    ),
  ]),
});

const Field = v.optional(v.nullable(v.object({ value: v.optional(v.nullable(v.string())) })));

const Module = v.object({
  module: v.string(),
  documentSelected: v.optional(v.nullable(v.string())),
  imageUrl: v.optional(v.nullable(v.string())),
  croppedImageUrl: v.optional(v.nullable(v.string())),
  apiResponse: v.optional(
    v.nullable(
      v.object({
        result: v.optional(
          v.nullable(
            v.object({
              details: v.optional(
                v.nullable(
                  v.array(
                    v.object({
                      fieldsExtracted: v.optional(v.nullable(v.object({ idNumber: Field }))),
                    }),
                  ),
                ),
              ),
            }),
          ),
        ),
      }),
    ),
  ),
});

export const OutputAnswer = v.object({
  result: v.object({
    applicationStatus: v.optional(v.nullable(v.string())),
    results: v.optional(v.nullable(v.array(Module))),
  }),
});

const STATUSES: readonly string[] = [
  'user_cancelled',
  'error',
  'auto_approved',
  'auto_declined',
  'needs_review',
] satisfies readonly IdentityStatus[];

/** The characters that numbers of cards and passports have; whatever else a reader saw is noise. */
const NUMBER = /^[A-Za-z0-9]{5,24}$/;

const cardOf = (module: v.InferOutput<typeof Module>): CheckedCard | undefined => {
  const idNumber = module.apiResponse?.result?.details?.[0]?.fieldsExtracted?.idNumber?.value?.trim() ?? '';
  if (!NUMBER.test(idNumber)) return undefined;
  const imageUrl = module.croppedImageUrl ?? module.imageUrl;
  return {
    idNumber,
    idType: (module.documentSelected ?? '').slice(0, 40),
    ...(imageUrl ? { imageUrl } : {}),
  };
};

export const resultOf = ({ result }: v.InferOutput<typeof OutputAnswer>): IdentityResult => {
  const status = result.applicationStatus ?? '';
  // A card that was retaken comes again: the last one counts.
  const card = result.results
    ?.filter(({ module }) => module === ID_CARD)
    .map(cardOf)
    .findLast((found) => found !== undefined);
  return {
    ...(STATUSES.includes(status) ? { status: status as IdentityStatus } : {}),
    ...(card ? { card } : {}),
  };
};
