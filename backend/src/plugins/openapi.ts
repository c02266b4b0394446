import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { BODIES, QUERIES } from '#areas/request-schemas.ts';

type Schema = (typeof BODIES)[keyof typeof BODIES];

const jsonSchema = (schema: Schema) => {
  // `$schema` belongs to a document of its own; checks without a JSON Schema word are the server's alone.
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

const queryParameters = (name: string): object[] => {
  if (!(name in QUERIES)) return [];
  const { properties = {}, required = [] } = jsonSchema(QUERIES[name as keyof typeof QUERIES]);
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

const operationOf = (name: string, row: EndpointRow) => ({
  operationId: name,
  description: `${row.origin}; ${row.effect}`,
  parameters: [...pathParameters(row.path), ...queryParameters(name)],
  ...(name in BODIES
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchema(BODIES[name as keyof typeof BODIES]) } },
        },
      }
    : {}),
  ...(row.upload === true ? { requestBody: FILE_BODY } : {}),
  responses: { '200': answerOf(row), default: FAILURE },
});

/** Written from the endpoint table and the schemas that really check the requests, so it cannot go stale. */
export const openApiDocument = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, row] of Object.entries(endpoints) as [string, EndpointRow][]) {
    const path = `/${row.secure ? 'secure/' : ''}${row.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) };
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

export const registerOpenApi = (app: FastifyInstance): void => {
  const document = openApiDocument();
  app.get('/openapi.json', () => document);
};
