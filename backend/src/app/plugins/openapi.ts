import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { forStaff } from '#core/access/access-rows.ts';
import { identifyCaller, isSignedIn } from '#core/access/caller.ts';
import { requireStaffPasskey } from '#areas/auth/passkeys/passkey-account.ts';
import type { Services } from '#areas/services.ts';
import { forbidden, notSignedIn } from '#core/http/api-refusal.ts';
import type { GenericSchema } from 'valibot';
import type { Call } from '#app/calls/call-table.ts';
import { logActor } from '#core/access/log-actor.ts';

const jsonSchema = (schema: GenericSchema) => {
  // `$schema` belongs to a document of its own; checks without a JSON Schema word are the server's alone.
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

const queryParameters = ({ schemas }: Call): object[] => {
  if (schemas.query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schemas.query);
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: required.includes(field),
    schema,
  }));
};

const pathParameters = (path: string): object[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const FAILURE = {
  description: 'No',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** The one field that a call with a file takes. */
const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
};

const answerOf = (row: EndpointRow) => ({
  description: 'Yes',
  content: row.binary
    ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: { $ref: '#/components/schemas/Success' } } },
});

const bodyOf = ({ row, schemas }: Call): object => {
  if (row.upload === true) return { requestBody: FILE_BODY };
  if (schemas.body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(schemas.body) } },
    },
  };
};

const operationOf = (call: Call) => ({
  operationId: call.name,
  description: `${call.row.origin}; ${call.row.effect}`,
  parameters: [...pathParameters(call.row.path), ...queryParameters(call)],
  ...bodyOf(call),
  responses: { '200': answerOf(call.row), default: FAILURE },
});

/** Written from the endpoint rows and the schemas that really check the requests, so it cannot go stale. */
export const openApiDocument = (calls: readonly Call[]): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const { row } = call;
    const path = `/${row.secure ? 'secure/' : ''}${row.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(call) };
  }
  const errCode = { type: 'integer' };
  return {
    openapi: '3.1.0',
    info: { title: 'Payung', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        Success: {
          type: 'object',
          required: ['errCode', 'errMsg'],
          properties: { errCode: { ...errCode, description: '-1' }, errMsg: {} },
        },
        Failure: {
          type: 'object',
          required: ['errCode', 'errMsg'],
          properties: { errCode, errMsg: { type: 'string' } },
        },
      },
    },
  };
};

/** A map of the whole server: for the insurer's own people (`npm run openapi -w backend` prints it). */
export const registerOpenApi = (app: FastifyInstance, services: Services, calls: readonly Call[]): void => {
  const document = openApiDocument(calls);
  app.get('/openapi.json', async (request, reply) => {
    const { authorization } = request.headers;
    const caller = await identifyCaller(services.db, { authorization }, services.clock.now());
    logActor(request, caller);
    if (!isSignedIn(caller)) throw notSignedIn();
    if (caller.kind !== 'staff') throw forbidden();
    await requireStaffPasskey(services, caller, forStaff);
    return await reply.header('cache-control', 'no-store').send(document);
  });
};
