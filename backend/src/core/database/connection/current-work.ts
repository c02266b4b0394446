import { AsyncLocalStorage } from 'node:async_hooks';

/** A request, as far as the database is concerned. */
export interface RequestWork {
  /** Aborted when nobody waits for the answer any more. Only of a read: what writes is done to its end. */
  readonly gone?: AbortSignal | undefined;
}

interface FollowedWork extends RequestWork {
  /** It has had a connection: what it has begun goes before what others would begin. */
  hasBegun: boolean;
}

const request = new AsyncLocalStorage<FollowedWork>();
const limit = new AsyncLocalStorage<number>();

export const forRequest = <Result>(work: RequestWork, run: () => Result): Result =>
  request.run({ ...work, hasBegun: false }, run);

/** Nothing for what no request asks for, such as jobs. */
export const currentWork = (): FollowedWork | undefined => request.getStore();

export const withStatementLimit = <Result>(limitMs: number, run: () => Result): Result =>
  limit.run(limitMs, run);

/** How long a statement of the running code may take, where that is not what all others may. */
export const statementLimit = (): number | undefined => limit.getStore();
