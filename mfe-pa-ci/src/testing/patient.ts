/** A form of many fields answers slowly on a busy machine. */
export const PATIENT = { timeout: 8000 };
