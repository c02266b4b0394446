import { logLine } from '#edge/monitoring.ts';
import { currentRoute } from '#edge/server/current-request.ts';
import type { ServedPlatform } from './platform-run.ts';

interface Ended extends Pick<ServedPlatform, 'drain' | 'stop'> {
  readonly drainSeconds: number;
  /** What balances several edges sends requests until it has noticed. */
  readonly isOneOfMany: boolean;
  readonly onLine: (line: string) => void;
}

/** What is asked to end has ended well; what something has broken has not, and is to be started again. */
const ENDED = 0;
const BROKEN = 1;

/**
 * Ends this process as somebody asks it to, or after an error that nothing has caught: what it holds may be wrong from
 * then on, but those who are being answered did nothing wrong, so they get their answers either way.
 */
export const endGracefully = ({ drainSeconds, isOneOfMany, onLine, drain, stop }: Ended): void => {
  const drainMs = drainSeconds * 1000;
  const lingerMs = isOneOfMany ? drainMs / 4 : 0;
  let exitCode = ENDED;
  let isStopping = false;
  const stopAfter = (waitMs: number): void => {
    if (isStopping) return;
    isStopping = true;
    // What has not ended by then is cut off.
    setTimeout(() => process.exit(BROKEN), drainMs).unref();
    drain();
    setTimeout(() => void stop().then(() => process.exit(exitCode)), waitMs);
  };
  process.once('SIGINT', () => stopAfter(0));
  process.once('SIGTERM', () => stopAfter(lingerMs));
  process.on('uncaughtException', ({ name, stack = '' }: Error) => {
    exitCode = BROKEN;
    // Where, not what: the text of an error can hold what somebody sent.
    const where = /^ {4}at .*$/m.exec(stack)?.[0].trim();
    onLine(logLine({ event: 'uncaught', error: name, where, route: currentRoute() }, new Date()));
    stopAfter(lingerMs);
  });
};
