import * as v from 'valibot';

/** An answer of a provider whose body is JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Its code says in the log which status a provider answered, such as HTTP_401. */
export class AnswerRefused extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`answered ${status}`);
    this.name = 'AnswerRefused';
    this.code = `HTTP_${status}`;
  }
}

/** What is thrown where the provider does not answer as it should. */
type Unavailable = new (problem: string, cause?: unknown) => Error;

interface JsonRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

const readJson = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy in between answers with a page.
    throw new AnswerRefused(status);
  }
};

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
    return { status: response.status, body: readJson(await response.text(), response.status) };
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
  if (!parsed.success)
    throw new ProviderUnavailable('answered with something unreadable', new AnswerRefused(answer.status));
  return parsed.output;
};
