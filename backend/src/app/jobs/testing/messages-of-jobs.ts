import { laneOf } from '#areas/lanes.ts';
import type { Job, Services } from '#areas/services.ts';
import type { Message } from '#providers/messages/messages.ts';
import { createJobPerformer } from '../perform-job.ts';

/** What the jobs send, each under its place as its id. */
export const messagesOfJobs = async (
  services: Services,
  jobs: readonly Job[],
): Promise<readonly Message[]> => {
  const sent: Message[] = [];
  const perform = createJobPerformer(services, { send: async (message) => void sent.push(message) });
  const { signal } = new AbortController();
  for (const [index, job] of jobs.entries()) {
    const taken = { id: String(index), job, lane: laneOf(job.kind), signal, traceId: '' };
    const other = await perform(taken);
    if (other !== undefined) await perform({ ...taken, lane: other });
  }
  return sent;
};
