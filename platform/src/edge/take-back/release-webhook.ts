import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFolder, shellFile } from '#registry/data-folder.ts';
import type { BuiltRelease } from '#registry/release-schema.ts';
import type { EdgeLog } from '../monitoring.ts';
import type { Release } from '../reports/release-health.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Tells the operator's own systems what an edge did by itself, or could not do. */
export interface ReleaseEvent {
  readonly event: 'taken-back' | 'withdrawn' | 'canary-stopped' | 'take-back-failed' | 'take-back-asked';
  readonly remote: string;
  readonly release: string;
  /** What visitors get now. */
  readonly instead?: string;
  /** Why visitors still get it: somebody has to look. */
  readonly reason?: string;
  /** A page that asks whether it is taken back, and when that is done without an answer. */
  readonly question?: string;
  readonly until?: string;
  readonly opened: number;
  readonly failed: number;
  readonly owner?: string;
  readonly onCall?: string;
}

const descriptionOf = (data: string, { owner, ...version }: Release): string =>
  owner === 'shell'
    ? shellFile(data, version)
    : join(releaseFolder(data, { name: owner, ...version }), 'release.json');

/** Whose release it is, where its description says so. */
export const contactOf = (data: string, release: Release): Pick<ReleaseEvent, 'owner' | 'onCall'> => {
  try {
    const { source = {} } = JSON.parse(readFileSync(descriptionOf(data, release), 'utf8')) as Pick<
      BuiltRelease,
      'source'
    >;
    const { owner, onCall } = source;
    return { ...(owner === undefined ? {} : { owner }), ...(onCall === undefined ? {} : { onCall }) };
  } catch {
    return {};
  }
};

const post = async (url: string, event: ReleaseEvent): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
};

/** Tries twice; nobody waits for it. */
export const tellWebhook = (url: string, event: ReleaseEvent, log: EdgeLog): void => {
  post(url, event)
    .catch(() => post(url, event))
    .catch(({ message }: Error) => {
      // The path and the query may hold a secret.
      log({ event: 'webhook-failed', to: new URL(url).origin, reason: message });
    });
};
