import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { identifyCaller } from '../access/caller.ts';
import { checkAccess } from '../access/check-access.ts';
import { agentArea } from './agent/agent-area.ts';
import type { Ask, BinaryReply } from './area.ts';
import { authArea } from './auth/auth-area.ts';
import { homeArea } from './home/home-area.ts';
import { identityArea } from './identity/identity-area.ts';
import { registerPaymentNotification } from './payment/notification-route.ts';
import { paymentArea } from './payment/payment-area.ts';
import { placesArea } from './places/places-area.ts';
import { quoteArea } from './quote/quote-area.ts';
import { readRequest } from './read-request.ts';
import { readUpload } from './read-upload.ts';
import { badRequest, ERR_CODE, Refusal } from './refusal.ts';
import { requestLanguage } from './request-language.ts';
import type { Language } from './language.ts';
import type { Services } from './services.ts';
import { fillIn, TEXTS } from './texts.ts';
import { travelArea } from './travel/travel-area.ts';

type AnyHandler = (ask: Ask, services: Services) => Promise<unknown>;

// Each area is checked against its own table; here only the name matters.
const handlers = {
  ...authArea,
  ...quoteArea,
  ...travelArea,
  ...homeArea,
  ...identityArea,
  ...paymentArea,
  ...agentArea,
  ...placesArea,
} as unknown as Readonly<Record<EndpointName, AnyHandler>>;

/** Calls whose screens read a list of what is wrong (HOME-102); all others read `errMsg`. */
const WITH_ERRORS: ReadonlySet<EndpointName> = new Set(['updateHomeQuote']);

const rows: Readonly<Record<EndpointName, EndpointRow>> = endpoints;

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

const sendBinary = (reply: FastifyReply, { bytes, fileName, contentType }: BinaryReply): FastifyReply => {
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

const answer = async (name: EndpointName, request: FastifyRequest, services: Services): Promise<unknown> => {
  const row = rows[name];
  refuseNavigation(row, request);
  const caller = await identifyCaller(
    services.db,
    { authorization: request.headers.authorization, cipher: headerOf(request, 'x-cipher') },
    services.clock.now(),
  );
  const parts = readRequest(name, request);
  await checkAccess(services.db, services.secret, name, caller, parts);
  const ask = {
    ...parts,
    // Last, so that nobody's file is heard who may not send one.
    upload: row.upload === true ? await readUpload(request) : undefined,
    caller,
    language: languageOf(row, request),
    address: request.ip,
    seenVersion: seenVersionOf(request),
  } as Ask;
  return handlers[name](ask, services);
};

const sendRefusal = (
  refusal: Refusal,
  language: Language,
  reply: FastifyReply,
  name?: EndpointName,
): FastifyReply => {
  const { also, retryAfterSeconds, isValidateResult } = refusal.facts;
  const message = refusal.messageIn(language);
  const errMsg = isValidateResult === true ? { ValidateResult: { message } } : message;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  const errors = name !== undefined && WITH_ERRORS.has(name) ? { errors: refusal.errorsIn(language) } : {};
  return reply.status(refusal.status).send({ errCode: refusal.errCode, errMsg, ...also, ...errors });
};

const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const language = languageOf(undefined, request);
    if (error instanceof Refusal) return sendRefusal(error, language, reply);
    // What Fastify itself refuses: broken JSON, a body that is too large, a wrong content type.
    if (error.statusCode !== undefined && error.statusCode < 500) {
      const message = fillIn(TEXTS.badFields[language], { fields: 'body' });
      return reply.status(error.statusCode).send({ errCode: ERR_CODE.refused, errMsg: message });
    }
    request.log.error({ err: error }, 'unexpected error');
    return reply.status(500).send({ errCode: ERR_CODE.refused, errMsg: TEXTS.tryLater[language] });
  });
};

/** One route for every row of the endpoint table. */
export const registerAreas = (app: FastifyInstance, services: Services): void => {
  registerErrors(app);
  for (const [name, row] of Object.entries(rows) as [EndpointName, EndpointRow][]) {
    app.route({
      method: row.method,
      url: `/${row.secure === true ? 'secure/' : ''}${row.path}`,
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        try {
          const result = await answer(name, request, services);
          if (row.binary === true) return sendBinary(reply, result as BinaryReply);
          return await reply.send({ errCode: row.successCodes?.at(-1) ?? ERR_CODE.success, errMsg: result });
        } catch (error) {
          if (error instanceof Refusal) return sendRefusal(error, languageOf(row, request), reply, name);
          throw error;
        }
      },
    });
  }
  registerPaymentNotification(app, services);
};
