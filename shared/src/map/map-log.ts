import { logOnly } from '@payung/shared/api/handle-api-error.ts';

/** MAP-004, literally; only logged. */
const NOT_FOUND = 'Location not found';

export const logNotFound = (): void => logOnly(NOT_FOUND);

/** MAP-005. */
export const logNoPosition = (cause: unknown): void =>
  logOnly('The position of the device is not known.', cause);

export const logEngineLeft = (cause: unknown): void =>
  logOnly('Google Maps is not usable here: the map without a key takes its place.', cause);

export const logMapFailed = (cause: unknown): void => logOnly('The map is not available.', cause);
