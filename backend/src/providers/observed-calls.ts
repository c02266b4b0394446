import { insideSpan } from '#core/tracing/current-trace.ts';

/** Of a call to a provider. */
export interface CallFacts {
  readonly provider: string;
  readonly operation: string;
  readonly outcome: 'ok' | 'failed' | 'timeout';
}

export type ObserveCall = (call: CallFacts, seconds: number) => void;

const isTimeout = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (
    error.name === 'TimeoutError' ||
    (typeof code === 'string' && /TIMEOUT|TIMEDOUT/.test(code)) ||
    isTimeout(error.cause)
  );
};

/** Times one call, which is a span of its own. It names provider and operation, nothing of what is said. */
export const observedCall = async <Result>(
  [provider, operation, observe]: readonly [string, string, ObserveCall],
  call: () => Promise<Result>,
): Promise<Result> => {
  const begun = performance.now();
  const end = (outcome: CallFacts['outcome']): void =>
    observe({ provider, operation, outcome }, (performance.now() - begun) / 1000);
  try {
    const result = await insideSpan(
      () => [`${provider} ${operation}`, { 'payung.provider': provider, 'payung.operation': operation }],
      call,
    );
    end('ok');
    return result;
  } catch (error) {
    end(isTimeout(error) ? 'timeout' : 'failed');
    throw error;
  }
};

type AsyncCall = (...given: never[]) => Promise<unknown>;

type CallsOf<Client> = {
  readonly [Name in keyof Client]: Client[Name] extends AsyncCall ? Name : never;
}[keyof Client];

/** The same client, whose named calls are observed. */
export const observed = <Client extends object>(
  client: Client,
  [provider, observe]: readonly [string, ObserveCall],
  operations: readonly (CallsOf<Client> & string)[],
): Client => ({
  ...client,
  ...Object.fromEntries(
    operations.map((operation) => {
      const call = client[operation] as AsyncCall;
      return [
        operation,
        (...given: never[]) => observedCall([provider, operation, observe], () => call(...given)),
      ];
    }),
  ),
});
