import { DeploymentError } from '#registry/data-folder.ts';

/** How long opening all routes of a build may take on this machine before the answer is that they could not be judged. */
export const SECONDS_SETTING = 'PAYUNG_OPEN_ROUTES_SECONDS';

/** A busy machine with two cores needs a tenth of it. Squads that release over https wait five minutes for an answer. */
const USUAL = 240;
/** Less would refuse good builds on slow machines. */
const LEAST = 120;

export const judgedWithin = (environment: Readonly<Record<string, string | undefined>>): number => {
  const text = environment[SECONDS_SETTING]?.trim() || String(USUAL);
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= LEAST) return seconds;
  throw new DeploymentError(`${SECONDS_SETTING} must be a number of seconds, ${LEAST} at least.`);
};
