/** SQLSTATE (23505), an error of the system (ECONNREFUSED) or of a library (FST_ERR_…): a fixed list, never data. */
const ERROR_CODE = /^(?:[0-9A-Z]{5}|E[A-Z]{2,}|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;

export const isErrorCode = (code: unknown): code is string =>
  typeof code === 'string' && ERROR_CODE.test(code);

interface ErrorFacts {
  readonly errorKind: string;
  readonly errorCode?: string;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What the log and the tables may know of an error: its kind and code, never its text, which quotes data. */
export const errorFacts = (error: unknown): ErrorFacts => {
  if (!(error instanceof Error)) return { errorKind: 'unknown' };
  // What `fetch` throws is a TypeError, whatever the reason: that is its cause.
  const errorCode = [codeOf(error), codeOf(error.cause)].find(isErrorCode);
  return { errorKind: error.name, ...(errorCode === undefined ? {} : { errorCode }) };
};
