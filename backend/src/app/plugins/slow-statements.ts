import type { FastifyBaseLogger } from 'fastify';
import type { StatementWatch } from '#core/database/connection/statement-watch.ts';
import type { Figures } from './figures.ts';
import { TRACE_LABEL } from './request-log.ts';

/** Logs and counts statements that take longer; nothing where none does. */
export const watchSlowStatements = (
  slowMs: number,
  figures: Pick<Figures, 'slowStatement'>,
  log: () => FastifyBaseLogger | undefined,
): StatementWatch | undefined =>
  slowMs === 0
    ? undefined
    : {
        slowMs,
        onSlow: ({ traceId, ...slow }) => {
          figures.slowStatement();
          log()?.warn({ ...(traceId && { [TRACE_LABEL]: traceId }), ...slow }, 'slow statement');
        },
      };
