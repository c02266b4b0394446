import type { FastifyRequest } from 'fastify';
import type { Clock } from '#clock.ts';
import type { DokuSettings } from '#environment.ts';
import { isSignedBy } from '../signature.ts';

const CLOCK_DRIFT_MS = 5 * 60_000;

/** Why DOKU would refuse the request, or nothing. */
export const refusalOf = (
  settings: DokuSettings,
  clock: Clock,
  request: FastifyRequest,
): string | undefined => {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const timestamp = header('request-timestamp');
  if (header('client-id') !== settings.clientId) return 'INVALID CLIENT-ID';
  if (!/^.{1,128}$/.test(header('request-id'))) return 'INVALID REQUEST-ID';
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp)) return 'INVALID REQUEST-TIMESTAMP';
  if (Math.abs(clock.now().getTime() - new Date(timestamp).getTime()) > CLOCK_DRIFT_MS)
    return 'EXPIRED REQUEST-TIMESTAMP';
  const message = {
    clientId: settings.clientId,
    requestId: header('request-id'),
    timestamp,
    target: request.url,
    ...(request.method === 'POST' ? { body: request.body as Buffer } : {}),
  };
  return isSignedBy(settings.secretKey, message, header('signature')) ? undefined : 'INVALID SIGNATURE';
};
