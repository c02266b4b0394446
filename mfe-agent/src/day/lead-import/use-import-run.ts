import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { NOTHING_SENT, sendBatches } from './send-batches.ts';
import type { ImportOrder, ImportTally } from './send-batches.ts';

type Phase = 'running' | 'stopped' | 'lost' | 'refused' | 'done';

export interface ImportRun {
  readonly order: ImportOrder;
  readonly phase: Phase;
  readonly tally: ImportTally;
  /** The server's own words. */
  readonly reason: string;
}

/** Leads, their counts and the imports are read anew. */
export const refreshLeads = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => /(^|\/)sales\//.test(String(queryKey.at(-1))) });

/** Of how it ended: stopped by a person, cut off, or refused. */
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
    /** What was sent is enough. */
    finish: (): void => setRun((now) => now && { ...now, phase: 'done' }),
    drop: (): void => setRun(undefined),
  };
};
