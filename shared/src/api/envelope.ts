import { ApiError } from './api-error.ts';
import type { ListedError } from './api-error.ts';
import type { EndpointRow } from './endpoint.ts';

/** errCode -1 is success (ERR-001). */
const SUCCESS = -1;

interface Envelope {
  readonly errCode?: unknown;
  readonly errMsg?: unknown;
  readonly status?: unknown;
  readonly errors?: unknown;
  readonly reason?: unknown;
  readonly leadId?: unknown;
  readonly retryAfter?: unknown;
  readonly reference?: unknown;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The readable part of `errMsg`, which is a text, a list, or an object around a message. */
export const messageOf = (errMsg: unknown): string => {
  if (typeof errMsg === 'string') return errMsg;
  if (Array.isArray(errMsg)) return errMsg.map(messageOf).filter(Boolean).join('\n');
  const record = asRecord(errMsg);
  if (typeof record['message'] === 'string') return record['message'];
  if ('ValidateResult' in record) return messageOf(record['ValidateResult']);
  return 'errors' in record ? messageOf(record['errors']) : '';
};

/** Beside `errMsg`: every reason of a refusal (HOME-102). */
const errorsOf = (errors: unknown): readonly ListedError[] =>
  Array.isArray(errors)
    ? errors
        .map((error: unknown) => {
          const { field } = asRecord(error);
          return { message: messageOf(error), ...(typeof field === 'string' ? { field } : {}) };
        })
        .filter(({ message }) => message !== '')
    : [];

interface HttpReply {
  readonly status: number;
  readonly body: unknown;
  readonly reference?: string | undefined;
  readonly askedBy?: string | undefined;
}

/** The payload of a success (API-002), or an ApiError that says everything the answer said. */
export const openEnvelope = (row: EndpointRow, { status, body, reference, askedBy }: HttpReply): unknown => {
  const envelope = asRecord(body) as Envelope;
  const errCode = asNumber(envelope.errCode);
  const codes = row.successCodes ?? [SUCCESS];
  if (status >= 200 && status < 300 && errCode !== undefined && codes.includes(errCode))
    return envelope.errMsg;
  throw new ApiError({
    status,
    errCode,
    errMsg: messageOf(envelope.errMsg),
    bodyStatus: asNumber(envelope.status),
    errors: errorsOf(envelope.errors),
    reason: typeof envelope.reason === 'string' ? envelope.reason : undefined,
    leadId: typeof envelope.leadId === 'string' ? envelope.leadId : undefined,
    retryAfter: asNumber(envelope.retryAfter),
    reference: typeof envelope.reference === 'string' ? envelope.reference : reference,
    askedBy,
    detail: envelope.errMsg,
  });
};
