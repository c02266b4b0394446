import { existsSync, readFileSync } from 'node:fs';
import { callFits, CALLS_PATH } from '@payung/shared/api/shapes/call-shape.ts';
import type { DescribedCall } from '@payung/shared/api/shapes/call-shape.ts';
import { callsFileIn } from './made-calls.ts';
import { confirmed } from '#registry/confirmations.ts';
import type { Confirmation, Finding } from '#registry/confirmations.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { announcedBackend } from '#run/backend-address.ts';

const LONGEST_ANSWER_MS = 10_000;

interface AskedBackend {
  readonly url: string;
  /** Opens it from another machine. */
  readonly token?: string | undefined;
}

const askedCalls = async ({ url, token }: AskedBackend): Promise<readonly DescribedCall[]> => {
  const answer = await fetch(new URL(CALLS_PATH, url), {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return ((await answer.json()) as { readonly calls: readonly DescribedCall[] }).calls;
};

const problemOf = (call: DescribedCall, served: readonly DescribedCall[]): string | undefined => {
  const there = served.filter(({ method, path }) => method === call.method && path === call.path);
  if (there.some((one) => callFits(call, one))) return undefined;
  const what = there.length === 0 ? 'which it does not have' : 'which it describes otherwise';
  return `${call.name} (${call.method} ${call.path}), ${what}`;
};

/** The calls of a release that the backend would not understand, or whose answer the release would not. */
export const callFindings = (
  made: readonly DescribedCall[],
  served: readonly DescribedCall[],
): readonly Finding[] => {
  const problems = made.map((call) => problemOf(call, served)).filter((problem) => problem !== undefined);
  return problems.length === 0
    ? []
    : [
        {
          kind: 'calls',
          text: `It makes calls for which the backend that runs is too old or too new: ${problems.join('; ')}.`,
        },
      ];
};

export interface ComparedCalls {
  readonly findings: readonly Finding[];
  /** Why nothing was compared. */
  readonly skipped?: string;
}

/**
 * Compares the calls of a build with those of the backend that runs: the one that the operator names, or that of the
 * data folder.
 */
export const compareCalls = async (
  data: string,
  dist: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ComparedCalls> => {
  const file = callsFileIn(dist);
  const named = environment['PAYUNG_BACKEND_URL'];
  const token = environment['PAYUNG_METRICS_TOKEN'];
  const url = named ?? announcedBackend(data);
  if (url === undefined || !existsSync(file)) {
    const why = url === undefined ? 'no backend runs on this data folder' : 'the build does not name them';
    return { findings: [], skipped: `Calls were not compared: ${why}.` };
  }
  try {
    const served = await askedCalls({ url, token });
    const made = JSON.parse(readFileSync(file, 'utf8')) as readonly DescribedCall[];
    return { findings: callFindings(made, served) };
  } catch (cause) {
    const why = `the backend at ${url} does not say what it serves`;
    if (named === undefined) return { findings: [], skipped: `Calls were not compared: ${why}.` };
    throw new DeploymentError(
      `PAYUNG_BACKEND_URL: ${why} (${(cause as Error).message}). Correct it, or unset it and the calls are not compared.`,
    );
  }
};

interface BuiltCalls {
  readonly data: string;
  readonly dist: string;
  readonly built: Version & { readonly name: string };
}

/** What the history says of a release's calls; refuses those that the backend which runs does not serve. */
export const checkCalls = async (
  { data, dist, built }: BuiltCalls,
  confirmations?: readonly Confirmation[],
): Promise<readonly string[]> => {
  const { findings, skipped } = await compareCalls(data, dist);
  const found = confirmed(built, findings, confirmations).trim();
  return [...(found === '' ? [] : [found]), ...(skipped === undefined ? [] : [skipped])];
};
