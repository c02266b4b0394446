import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';

/** The message of the server about a failed call; nothing when no answer came. */
export const serverMessage = (error: unknown): string =>
  error instanceof ApiError && !isNoResponse(error) ? error.errMsg : '';
