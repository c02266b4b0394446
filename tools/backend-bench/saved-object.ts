import type { SavedObject } from 'backend/testing/product-bench.ts';

/** The body of the n-th save, over the version that the object has. */
export const bodyOf = ({ bodies }: SavedObject, turn: number, version: number): string | undefined =>
  bodies[turn % bodies.length]?.replace('"version":0', `"version":${version}`);

/** The version of the object somewhere in an answer, also in the refusal of another one. */
export const versionIn = (answer: unknown, id: string): number | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { _id, version } = answer as { readonly _id?: unknown; readonly version?: unknown };
  if (_id === id && typeof version === 'number') return version;
  for (const part of Object.values(answer)) {
    const found = versionIn(part, id);
    if (found !== undefined) return found;
  }
  return undefined;
};
