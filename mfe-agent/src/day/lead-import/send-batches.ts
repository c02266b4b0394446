import type { ImportLine, RefusedLine } from '@payung/shared/schemas/lead-imports.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { call } from '@payung/shared/api/client.ts';
import { batchesOf } from './batches.ts';

/** What is imported; sent again it is the same import. */
export interface ImportOrder {
  readonly requestId: string;
  readonly fileName: string;
  readonly source: string;
  /** People of the file, also those who are left out. */
  readonly lineCount: number;
  readonly lines: readonly ImportLine[];
}

export interface ImportTally {
  readonly importId?: string;
  /** Batches that the server has answered. */
  readonly batches: number;
  readonly sent: number;
  readonly created: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly RefusedLine[];
}

export const NOTHING_SENT: ImportTally = { batches: 0, sent: 0, created: 0, duplicates: [], refused: [] };

interface Sending {
  /** What was sent before: the batch after it is the next. */
  readonly from: ImportTally;
  readonly signal: AbortSignal;
  readonly report: (tally: ImportTally) => void;
}

const begin = async ({ requestId, fileName, source, lineCount }: ImportOrder, signal: AbortSignal) => {
  const body = { requestId, fileName, source, lineCount, hasConsent: true };
  return (await call(leadEndpoints.startImport, { body, signal })).id;
};

/**
 * Sends the lines batch by batch and reports after each. A batch that was sent and not answered is sent
 * again: the server answers what it did the first time.
 */
export const sendBatches = async (order: ImportOrder, { from, signal, report }: Sending): Promise<void> => {
  const importId = from.importId ?? (await begin(order, signal));
  let tally: ImportTally = { ...from, importId };
  report(tally);
  for (const lines of batchesOf(order.lines.slice(from.sent))) {
    const batch = tally.batches;
    const answer = await call(leadEndpoints.importLines, {
      params: { importId },
      body: { batch, lines },
      signal,
    });
    tally = {
      importId,
      batches: batch + 1,
      sent: tally.sent + lines.length,
      created: tally.created + answer.created,
      duplicates: [...tally.duplicates, ...answer.duplicates],
      refused: [...tally.refused, ...answer.refused],
    };
    report(tally);
  }
};
