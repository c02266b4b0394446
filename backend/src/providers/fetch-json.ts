import * as v from 'valibot';

/** An answer of a provider whose body is JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What is thrown where the provider does not answer as it should. */
type Unavailable = new (problem: string, cause?: unknown) => Error;

interface JsonRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

/** Within a time limit, and never to where the provider redirects. */
export const fetchJson = async (
  url: string,
  { method, headers, body, timeoutMs }: JsonRequest,
  ProviderUnavailable: Unavailable,
): Promise<JsonAnswer> => {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    throw new ProviderUnavailable('does not answer', error);
  }
};

export const readAnswer = <Schema extends v.GenericSchema>(
  schema: Schema,
  answer: JsonAnswer,
  ProviderUnavailable: Unavailable,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, answer.body);
  if (!parsed.success) throw new ProviderUnavailable(`answered ${answer.status} with something unreadable`);
  return parsed.output;
};
