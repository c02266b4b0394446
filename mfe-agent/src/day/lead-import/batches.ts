import type { ImportLine } from '@payung/shared/schemas/lead-imports.ts';
import { MAX_BATCH_LINES } from '@payung/shared/domain/leads/lead-constants.ts';

/** The server takes 256 KB of these calls; the names of the fields around the lines are part of that. */
const MAX_BATCH_BYTES = 200_000;

const encoder = new TextEncoder();
const sizeOf = (line: ImportLine): number => encoder.encode(JSON.stringify(line)).length + 1;

/**
 * The lines in groups that one request can carry, each made when it is asked for. Groups that are made from
 * where one ends are the same groups.
 */
export const batchesOf = function* batchesOf(lines: readonly ImportLine[]): Generator<readonly ImportLine[]> {
  let batch: ImportLine[] = [];
  let size = 0;
  for (const line of lines) {
    const added = sizeOf(line);
    if (batch.length >= MAX_BATCH_LINES || (batch.length > 0 && size + added > MAX_BATCH_BYTES)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(line);
    size += added;
  }
  if (batch.length > 0) yield batch;
};

/** Anything in groups of at most that many. */
export const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
