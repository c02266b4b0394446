/** What the server said of a failed call; nothing when no answer came. */
export const serverWords = (error: unknown): string => {
  const { status, errMsg } = (error ?? {}) as { status?: unknown; errMsg?: unknown };
  // By shape and not by class: the class of the client's errors is the shell's.
  return status !== undefined && typeof errMsg === 'string' ? errMsg : '';
};
