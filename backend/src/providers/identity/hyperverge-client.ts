import * as v from 'valibot';
import type { HypervergeSettings } from '#environment.ts';
import { fetchImage } from './fetch-image.ts';
import { OutputAnswer, resultOf, TokenAnswer } from './hyperverge-messages.ts';
import { IdentityProviderUnavailable } from './identity-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

const TOKEN = '/v2/auth/token';
const OUTPUT = '/v1/output';
const TIMEOUT_MS = 10_000;
/** Long enough to find one's card and take its picture. */
const TOKEN_SECONDS = 1800;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const readAnswer = <Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, answer.body);
  if (!parsed.success)
    throw new IdentityProviderUnavailable(`answered ${answer.status} with something unreadable`);
  return parsed.output;
};

/** HyperVerge's HyperKYC, spoken to its servers or to the sandbox, which speaks the same protocol. */
export const createHypervergeClient = (
  settings: HypervergeSettings,
  timeoutMs = TIMEOUT_MS,
): IdentityProvider => {
  const { appId, appKey, workflowId } = settings;

  const post = async (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: object,
  ): Promise<Answer> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new IdentityProviderUnavailable('does not answer', error);
    }
  };

  return {
    workflow: workflowId,
    createToken: async (transactionId) => {
      const answer = await post(
        `${settings.tokenUrl}${TOKEN}`,
        {},
        { appId, appKey, expiry: TOKEN_SECONDS, transactionId, workflowId, authenticateOnResume: 'no' },
      );
      if (answer.status !== 200) throw new IdentityProviderUnavailable(`refused with ${answer.status}`);
      return readAnswer(TokenAnswer, answer).result;
    },
    readResult: async (transactionId) => {
      const answer = await post(`${settings.resultUrl}${OUTPUT}`, { appId, appKey }, { transactionId });
      // The provider knows a transaction from when its first screen opens.
      if (answer.status === 404) return {};
      if (answer.status !== 200) throw new IdentityProviderUnavailable(`refused with ${answer.status}`);
      return resultOf(readAnswer(OutputAnswer, answer));
    },
    readImage: (url) => fetchImage(url, settings, timeoutMs),
  };
};
