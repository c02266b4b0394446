import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { identifyCaller, isSignedIn, personOf } from '#core/access/caller.ts';
import { checkAccess } from './check-access.ts';
import { requireStaffPasskey } from '#areas/auth/passkeys/passkey-account.ts';
import type { BinaryReply, HandlerContext } from '#areas/area.ts';
import { registerPaymentNotification } from '#areas/payment/notification-route.ts';
import type { Services } from '#areas/services.ts';
import { registerCalendarFeed } from '#areas/todo/calendar/calendar.ts';
import { forRequest } from '#core/database/connection/current-work.ts';
import { outageOf } from '#core/database/connection/write-probe.ts';
import {
  ApiRefusal,
  badRequest,
  duringOutage,
  ERR_CODE,
  objectsAway,
  picturesWaiting,
} from '#core/http/api-refusal.ts';
import { ObjectStoreDown } from '#core/objects/s3-store.ts';
import { errorFacts } from '#core/jobs/error-facts.ts';
import { deviceCookie } from '#core/access/device-cookie.ts';
import type { KeepDevice } from '#core/access/device-cookie.ts';
import { knownPhones } from '#core/access/known-phones.ts';
import type { KnownPhones } from '#core/access/known-phones.ts';
import { proofOf } from '#core/access/proof.ts';
import type { Language } from '#core/http/language.ts';
import { readRequest } from '#core/http/read-request.ts';
import { readUpload } from '#core/http/read-upload.ts';
import { requestLanguage } from '#core/http/language.ts';
import { createSessionLimits } from '#core/http/session-limits.ts';
import type { SessionLimits } from '#core/http/session-limits.ts';
import { fillIn, TEXTS } from '#core/http/texts.ts';
import { WireReply } from '#core/http/wire-reply.ts';
import { CallerGone, createCallTurns, TooMuchWaiting } from '#core/http/turns.ts';
import type { CallTurns } from '#core/http/turns.ts';
import { logActor } from '#core/access/log-actor.ts';
import { createReplySample, unfitReply } from '#core/http/check-reply.ts';
import type { Call } from './call-table.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const languageOf = (row: EndpointRow | undefined, request: FastifyRequest): Language => {
  const query = request.query as Readonly<Record<string, unknown>> | undefined;
  const parameter = row?.lang === undefined ? undefined : query?.[row.lang];
  return requestLanguage(
    typeof parameter === 'string' ? parameter : undefined,
    headerOf(request, 'accept-language'),
  );
};

const seenVersionOf = (request: FastifyRequest): number | undefined => {
  const tag = headerOf(request, 'if-match')?.replace(/^"|"$/g, '');
  if (tag === undefined) return undefined;
  if (!/^\d{1,9}$/.test(tag)) throw badRequest(TEXTS.badFields, { values: { fields: 'If-Match' } });
  return Number(tag);
};

const sendBinary = (
  reply: FastifyReply,
  { bytes, fileName, contentType, cacheSeconds }: BinaryReply,
): FastifyReply => {
  if (cacheSeconds !== undefined) void reply.header('cache-control', `private, max-age=${cacheSeconds}`);
  if (fileName !== undefined) {
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
  }
  return reply
    .header('x-content-type-options', 'nosniff')
    .type(contentType ?? 'application/pdf')
    .send(bytes);
};

/** GETs that write would otherwise be fired by a link or an image on any page (facts on CSRF). */
const refuseNavigation = (row: EndpointRow, request: FastifyRequest): void => {
  if (row.method === 'GET' && row.effect === 'writes' && headerOf(request, 'sec-fetch-mode') === 'navigate') {
    throw badRequest(TEXTS.navigation);
  }
};

interface AnswerContext {
  readonly services: Services;
  readonly limits: SessionLimits;
  readonly turns: CallTurns;
  readonly keepDevice: KeepDevice;
  readonly device: KnownPhones;
  readonly signal: AbortSignal;
}

const goneSignal = ({ raw, request }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  // Closed before its turn came, so there is nothing to hear of any more.
  if (request.raw.socket.destroyed) controller.abort(new CallerGone());
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new CallerGone());
  });
  return controller.signal;
};

/** Reads the request, checks it against its schema, checks access, and passes it to the handler with the names of the code. */
const answer = async (
  call: Call,
  request: FastifyRequest,
  { services, limits, turns, keepDevice, device, signal }: AnswerContext,
): Promise<unknown> => {
  const { row, schemas, access, handler, fieldText, fieldNames } = call;
  const { db, clock } = services;
  // Nothing is begun for nobody: it would be counted to nobody either.
  signal.throwIfAborted();
  refuseNavigation(row, request);
  const caller = await identifyCaller(
    db,
    { authorization: request.headers.authorization, cipher: headerOf(request, 'x-cipher') },
    clock.now(),
  );
  logActor(request, caller);
  await requireStaffPasskey(services, caller, access);
  const person = personOf(caller);
  if (isSignedIn(caller)) limits.count(row, { session: caller.tokenHash, person });
  const { params, query, body } = readRequest(schemas, request, {
    textOf: fieldText,
    names: fieldNames,
  });
  const owner = await checkAccess(services, access, { caller, params, query, body });
  const context = {
    params,
    query,
    body,
    // Last, so that no file is read of somebody who may not send one.
    upload: row.upload === true ? await readUpload(request) : undefined,
    caller,
    productId: owner === 'self' ? undefined : owner.productId,
    language: languageOf(row, request),
    address: request.callerAddress,
    keepDevice,
    device,
    shown: proofOf(request),
    seenVersion: seenVersionOf(request),
    signal,
  } as HandlerContext;
  return turns.take(row, { person, signal }, () => handler(context, services));
};

const sendRefusal = (
  refusal: ApiRefusal,
  reply: FastifyReply,
  { language, listsErrors }: { readonly language: Language; readonly listsErrors: boolean },
): FastifyReply => {
  const { also, retryAfterSeconds, isValidateResult, current } = refusal.facts;
  const message = refusal.messageIn(language);
  const plain = current === undefined ? message : { message, ...current };
  const errMsg = isValidateResult === true ? { ValidateResult: { message } } : plain;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  const errors = listsErrors ? { errors: refusal.errorsIn(language) } : {};
  return reply.status(refusal.status).send({ errCode: refusal.errCode, errMsg, ...also, ...errors });
};

const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const language = languageOf(undefined, request);
    if (error instanceof ApiRefusal) return sendRefusal(error, reply, { language, listsErrors: false });
    if (error instanceof TooMuchWaiting)
      return sendRefusal(picturesWaiting(), reply, { language, listsErrors: false });
    // What Fastify itself refuses: broken JSON, a body that is too large, a wrong content type.
    if (error.statusCode !== undefined && error.statusCode < 500) {
      const message = fillIn(TEXTS.badFields[language], { fields: 'body' });
      return reply.status(error.statusCode).send({ errCode: ERR_CODE.refused, errMsg: message });
    }
    const outage = outageOf(error);
    if (outage !== undefined) {
      // A crowd would fill the log with lines that say the same.
      if (outage === 'busy') request.log.debug({ err: error }, outage);
      else request.log.error({ err: error }, outage);
      return sendRefusal(duringOutage(outage), reply, { language, listsErrors: false });
    }
    if (error instanceof ObjectStoreDown) {
      request.log.error(errorFacts(error.cause), 'object store');
      return sendRefusal(objectsAway(), reply, { language, listsErrors: false });
    }
    request.log.error({ err: error }, 'unexpected error');
    return reply.status(500).send({ errCode: ERR_CODE.refused, errMsg: TEXTS.tryLater[language] });
  });
};

const spelled = (row: EndpointRow, result: unknown): unknown =>
  result instanceof WireReply ? result.wire : encodePart(row, 'reply', result);

/** Encodes replies; in the demo and in tests every one is checked against the schema of its call, in live mode a sample. */
const createReplyCheck = ({ refusesUnfitReplies }: Pick<Services, 'refusesUnfitReplies'>) => {
  const isSampled = createReplySample();
  return ({ row, name }: Call, result: unknown, log: FastifyBaseLogger): unknown => {
    const wire = spelled(row, result);
    const schema = result instanceof WireReply ? result.schema : row.schemas?.reply;
    if (schema === undefined || !(refusesUnfitReplies || isSampled(name))) return wire;
    const unfit = unfitReply(name, schema, wire);
    if (unfit === undefined) return wire;
    if (refusesUnfitReplies) throw unfit;
    log.error({ err: unfit }, 'reply does not fit');
    return wire;
  };
};

/** Of no standard, but what servers log for it. */
const CLIENT_CLOSED = 499;

/** One route for every call. */
export const registerEndpoints = (app: FastifyInstance, services: Services, calls: readonly Call[]): void => {
  registerErrors(app);
  const limits = createSessionLimits(services.clock);
  const turns = createCallTurns();
  const checkedReply = createReplyCheck(services);
  for (const call of calls) {
    const { row, listsErrors } = call;
    app.route({
      method: row.method,
      url: `/${row.secure === true ? 'secure/' : ''}${row.path}`,
      ...(row.maxBodyBytes === undefined ? {} : { bodyLimit: row.maxBodyBytes }),
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const signal = goneSignal(reply);
        try {
          const keepDevice = deviceCookie(request, reply, services.publicUrl);
          const device = knownPhones(request, reply, services);
          const context = { services, limits, turns, keepDevice, device, signal };
          const work = { gone: row.effect === 'reads' ? signal : undefined };
          const result = await forRequest(work, () => answer(call, request, context));
          if (row.binary === true) return sendBinary(reply, result as BinaryReply);
          const errCode = row.successCodes?.at(-1) ?? ERR_CODE.success;
          return await reply.send({
            errCode,
            errMsg: checkedReply(call, result, request.log),
          });
        } catch (error) {
          // The client is gone; this is no error.
          if (error instanceof CallerGone) return reply.status(CLIENT_CLOSED).send();
          if (!(error instanceof ApiRefusal)) throw error;
          return sendRefusal(error, reply, { language: languageOf(row, request), listsErrors });
        }
      },
    });
  }
  registerPaymentNotification(app, services);
  registerCalendarFeed(app, services);
};
