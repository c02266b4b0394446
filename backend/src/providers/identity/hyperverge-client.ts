import { AnswerRefused, fetchJson, readAnswer } from '../fetch-json.ts';
import type { JsonAnswer } from '../fetch-json.ts';
import * as v from 'valibot';
import type { HypervergeSettings } from '#area-environment.ts';
import { fetchImage, IdentityProviderUnavailable } from './identity-provider.ts';
import type { IdentityProvider, CheckedCard, IdentityResult } from './identity-provider.ts';
import { isIdentityStatus } from '@payung/shared/domain/people/identity-check.ts';

const TOKEN = '/v2/auth/token';
const OUTPUT = '/v1/output';
const TIMEOUT_MS = 10_000;
/** Long enough to find one's card and take its picture. */
const TOKEN_SECONDS = 1800;

/** HyperVerge's HyperKYC, spoken to its servers or to the sandbox, which speaks the same protocol. */
export const createHypervergeClient = (
  settings: HypervergeSettings,
  timeoutMs = TIMEOUT_MS,
): IdentityProvider => {
  const { appId, appKey, workflowId } = settings;

  const post = (url: string, headers: Readonly<Record<string, string>>, body: object): Promise<JsonAnswer> =>
    fetchJson(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        timeoutMs,
      },
      IdentityProviderUnavailable,
    );

  return {
    workflow: workflowId,
    createToken: async (transactionId) => {
      const answer = await post(
        `${settings.tokenUrl}${TOKEN}`,
        {},
        { appId, appKey, expiry: TOKEN_SECONDS, transactionId, workflowId, authenticateOnResume: 'no' },
      );
      if (answer.status !== 200)
        throw new IdentityProviderUnavailable('refuses', new AnswerRefused(answer.status));
      return readAnswer(TokenAnswer, answer, IdentityProviderUnavailable).result;
    },
    readResult: async (transactionId) => {
      const answer = await post(`${settings.resultUrl}${OUTPUT}`, { appId, appKey }, { transactionId });
      // The provider knows a transaction from when its first screen opens.
      if (answer.status === 404) return {};
      if (answer.status !== 200)
        throw new IdentityProviderUnavailable('refuses', new AnswerRefused(answer.status));
      return resultOf(readAnswer(OutputAnswer, answer, IdentityProviderUnavailable));
    },
    readImage: (url) => fetchImage(url, settings, timeoutMs),
  };
};

/** The module of the provider's flow that reads the card. */
const ID_CARD = 'ID Card Validation';

/** Fields grow, so only what is used is read; older accounts answer `token` in place of `authToken`. */
const TokenAnswer = v.object({
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

const OutputAnswer = v.object({
  result: v.object({
    applicationStatus: v.optional(v.nullable(v.string())),
    results: v.optional(v.nullable(v.array(Module))),
  }),
});

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
    ...(isIdentityStatus(status) ? { status } : {}),
    ...(card ? { card } : {}),
  };
};
