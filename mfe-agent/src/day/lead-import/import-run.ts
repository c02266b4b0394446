import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AgreedBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { ImportLine, RefusedLine } from '@payung/shared/schemas/lead-imports.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { MAX_BATCH_LINES } from '@payung/shared/domain/leads/lead-constants.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';

/** The server takes 256 KB of these calls; the names of the fields around the lines are part of that. */
const MAX_BATCH_BYTES = 200_000;

const encoder = new TextEncoder();
const sizeOf = (line: ImportLine): number => encoder.encode(JSON.stringify(line)).length + 1;

/**
 * The lines in groups that one request can carry, made lazily. Starting again where a group ends yields the same groups.
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

/** The import to start; sent again with the same request id it is the same import. */
interface ImportOrder {
  readonly requestId: string;
  readonly fileName: string;
  readonly source: string;
  /** How they agreed. */
  readonly agreedBy: AgreedBy;
  /** People of the file, also those who are left out. */
  readonly lineCount: number;
  readonly lines: readonly ImportLine[];
}

interface ImportTally {
  readonly importId?: string;
  /** Batches that the server has answered. */
  readonly batches: number;
  readonly sent: number;
  readonly created: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly RefusedLine[];
}

const NOTHING_SENT: ImportTally = { batches: 0, sent: 0, created: 0, duplicates: [], refused: [] };

interface SendOptions {
  /** The progress so far: sending continues with the next batch. */
  readonly from: ImportTally;
  readonly signal: AbortSignal;
  readonly report: (tally: ImportTally) => void;
}

const begin = async (
  { requestId, fileName, source, agreedBy, lineCount }: ImportOrder,
  signal: AbortSignal,
) => {
  const body = { requestId, fileName, source, agreedBy, lineCount, hasConsent: true };
  return (await call(leadEndpoints.startImport, { body, signal })).id;
};

/**
 * Sends the lines batch by batch and reports after each. A batch that was sent and not answered is sent
 * again: the server answers what it did the first time.
 */
const sendBatches = async (order: ImportOrder, { from, signal, report }: SendOptions): Promise<void> => {
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

type Phase = 'running' | 'stopped' | 'lost' | 'refused' | 'done';

export interface ImportRun {
  readonly order: ImportOrder;
  readonly phase: Phase;
  readonly tally: ImportTally;
  /** The server's own words. */
  readonly reason: string;
}

/** Reads leads, their counts and the imports again. */
export const refreshLeads = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => /(^|\/)sales\//.test(String(queryKey.at(-1))) });

/** Why it ended: stopped by the user, connection lost, or refused. */
const endOf = (error: unknown): Pick<ImportRun, 'phase' | 'reason'> => {
  if (error instanceof DOMException && error.name === 'AbortError') return { phase: 'stopped', reason: '' };
  handleApiError(error, { quiet: true });
  return isNoResponse(error)
    ? { phase: 'lost', reason: '' }
    : { phase: 'refused', reason: serverMessage(error) };
};

/** One import at a time; leaving the page stops it after the batch that is on its way. */
export const useImportRun = () => {
  const queries = useQueryClient();
  const [run, setRun] = useState<ImportRun>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const go = async (order: ImportOrder, from: ImportTally): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    let tally = from;
    const show = (phase: Phase, reason = ''): void => setRun({ order, phase, tally, reason });
    const report = (next: ImportTally): void => {
      tally = next;
      show('running');
    };
    show('running');
    try {
      await sendBatches(order, { from, signal: controller.signal, report });
      show('done');
    } catch (error) {
      const { phase, reason } = endOf(error);
      show(phase, reason);
    }
    await refreshLeads(queries);
  };

  return {
    run,
    start: (order: ImportOrder): void => void go(order, NOTHING_SENT),
    resume: (): void => {
      if (run !== undefined && run.phase !== 'running') void go(run.order, run.tally);
    },
    stop: (): void => stopping.current?.abort(),
    /** Ends the import with the lines that were sent. */
    finish: (): void => setRun((now) => now && { ...now, phase: 'done' }),
    drop: (): void => setRun(undefined),
  };
};
