/**
 * Whether a record says already what was to be saved, as deep as the change goes. Lists are equal in any
 * order; of fields that the change does not name nothing is asked.
 */
export const alreadySaved = (record: unknown, change: unknown): boolean => {
  if (Array.isArray(change)) {
    return (
      Array.isArray(record) &&
      record.length === change.length &&
      change.every((part) => record.some((candidate) => alreadySaved(candidate, part)))
    );
  }
  if (typeof change !== 'object' || change === null) return record === change;
  if (typeof record !== 'object' || record === null) return false;
  return Object.entries(change).every(([field, value]) =>
    alreadySaved((record as Readonly<Record<string, unknown>>)[field], value),
  );
};
