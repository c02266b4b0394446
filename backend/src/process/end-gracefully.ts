import type { FastifyBaseLogger } from 'fastify';
import { currentRequest } from '#app/plugins/current-request.ts';
import { routeOf, TRACE_LABEL } from '#app/plugins/request-log.ts';
import { whenParentEnds } from './end-with-parent.ts';

interface Ended {
  readonly log: FastifyBaseLogger;
  readonly drainSeconds: number;
  /** Nothing new from now on. */
  readonly drain: () => void;
  /** Ends what was begun. */
  readonly stop: () => Promise<void>;
}

/** What a process exits with that was asked to end, that was cut off, and that ended because of an error, as an edge does. */
const ENDED = 0;
const CUT_OFF = 1;
const BROKEN = 70;

/**
 * Ends this process as somebody asks it to, or after an error that nothing has caught: what it holds may be wrong from
 * then on, but those who are being answered did nothing wrong, so they get their answers either way.
 */
export const endGracefully = ({ log, drainSeconds, drain, stop }: Ended): void => {
  let exitCode = ENDED;
  let isStopping = false;
  const stopAfter = (lingerMs: number): void => {
    if (isStopping) return;
    isStopping = true;
    // What has not ended by then is cut off; every acknowledged write is on the disk already.
    setTimeout(() => process.exit(exitCode || CUT_OFF), drainSeconds * 1000).unref();
    drain();
    setTimeout(() => void stop().then(() => process.exit(exitCode)), lingerMs);
  };
  // Edges of other processes send requests until they have noticed; the one that started this process sends none.
  const lingerMs = 'connected' in process ? 0 : (drainSeconds * 1000) / 4;
  process.once('SIGTERM', () => stopAfter(lingerMs));
  process.once('SIGINT', () => stopAfter(0));
  whenParentEnds(() => stopAfter(0));
  process.on('uncaughtException', (error, origin) => {
    exitCode = BROKEN;
    const request = currentRequest();
    const belongsTo = request === undefined ? {} : { [TRACE_LABEL]: request.id, route: routeOf(request) };
    log.fatal({ err: error, origin, ...belongsTo }, 'an error was not caught: the server ends');
    stopAfter(lingerMs);
  });
};
