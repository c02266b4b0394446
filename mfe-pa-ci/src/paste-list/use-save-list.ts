import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { dropDraft } from '@payung/shared/session/drafts.ts';
import { insuredDraft } from '#accident-quote/insured-way.ts';
import { useSaveInsured } from '#accident-quote/save-insured.ts';
import type { InsuredSave } from '#accident-quote/save-insured.ts';
import type { PlannedLine } from './plan.ts';

type Outcome = 'saved' | 'conflict' | 'gone' | 'refused';

interface LineResult {
  readonly planned: PlannedLine;
  readonly outcome: Outcome;
  /** Why the server refused it. */
  readonly error?: unknown;
}

interface Run {
  readonly queue: readonly PlannedLine[];
  readonly settled: readonly LineResult[];
  readonly state: 'running' | 'stopped' | 'done';
  /** Why it stopped: no connection, or a server that fails. */
  readonly error?: unknown;
}

/** By a rule: another try of the same line would not help, and others are not concerned. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

const outcomeOf = (end: InsuredSave): Outcome | undefined => {
  if (end.kind !== 'failed') return end.kind;
  return isRefused(end.error) ? 'refused' : undefined;
};

/**
 * Saves the lines of a list one insured at a time. It stops where the connection is lost, and continues with the same
 * line: a save whose answer was lost is recognised, so nothing is lost and nothing done twice.
 */
export const useSaveList = (quoteId: string) => {
  const { save } = useSaveInsured(quoteId);
  const [run, setRun] = useState<Run>();
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const saveOne = ({ insured: { id, no, version, limit }, values }: PlannedLine) =>
    save({ id, version, insured: values, limit, isNew: version === 0 }).then(async (end) => {
      // What was typed of this insured before is older than the list.
      if (end.kind === 'saved') await dropDraft(insuredDraft(quoteId, no));
      return end;
    });

  const work = async (queue: readonly PlannedLine[], before: readonly LineResult[]): Promise<void> => {
    isWanted.current = true;
    let settled = before;
    setRun({ queue, settled, state: 'running' });
    for (const planned of queue.slice(settled.length)) {
      if (!isWanted.current) return setRun({ queue, settled, state: 'stopped' });
      const end = await saveOne(planned);
      const outcome = outcomeOf(end);
      const error = end.kind === 'failed' ? end.error : undefined;
      if (outcome === undefined) {
        isWanted.current = false;
        return setRun({ queue, settled, state: 'stopped', error });
      }
      settled = [...settled, { planned, outcome, error }];
      setRun({ queue, settled, state: 'running' });
    }
    isWanted.current = false;
    setRun({ queue, settled, state: 'done' });
  };

  return {
    run,
    start: (queue: readonly PlannedLine[]) => void work(queue, []),
    resume: () => {
      if (run?.state === 'stopped') void work(run.queue, run.settled);
    },
    stop: () => {
      isWanted.current = false;
    },
    forget: () => setRun(undefined),
  };
};
