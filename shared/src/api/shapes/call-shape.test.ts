import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoint } from '../endpoint.ts';
import type { CallSchemas } from '#wire/call-schemas.ts';
import { describe as describeCalls } from '#wire/call-schemas.ts';
import { callFits, describedCall, shapeOf } from './call-shape.ts';
import { as, oneOf, record } from '#wire/describe.ts';
import { spelled } from '#wire/spelled-values.ts';

const windCall = (schemas: CallSchemas, path = 'kite/winds/:quoteId') =>
  describedCall(
    'kiteWinds',
    endpoint(describeCalls({ kiteWinds: schemas }).kiteWinds, {
      method: 'POST',
      path,
      effect: 'reads',
      origin: 'assumed',
    }),
  );

const length = v.pipe(v.number(), v.maxValue(90));
const body = record({ line: as('lineLength', length), colour: v.optional(v.string()) });
const reply = record({ wind: v.string(), gusts: v.array(record({ speed: v.number() })) });
const call = windCall({ body, reply });

it('says what is on the wire, and nothing of our words and of functions', () => {
  expect(shapeOf(body)).toEqual({
    pipe: [
      {
        type: 'strict_object',
        entries: {
          lineLength: { pipe: [{ type: 'number' }, { type: 'max_value', requirement: 90 }] },
          colour: { type: 'optional', wrapped: { type: 'string' } },
        },
      },
      { type: 'transform' },
    ],
  });
  expect(shapeOf(record({ length: as('lineLength', length), colour: v.optional(v.string()) }))).toEqual(
    shapeOf(body),
  );
});

it.each([
  ['another path', windCall({ body, reply }, 'kite/wind/:quoteId')],
  ['no body', windCall({ reply })],
  ['no answer', windCall({ body })],
  ['another field', windCall({ body: record({ line: length, colour: v.optional(v.string()) }), reply })],
  [
    'a lower limit',
    windCall({ body: record({ ...body.fields, line: as('lineLength', v.number()) }), reply }),
  ],
  ['a field that is not known', windCall({ body: record({ line: as('lineLength', length) }), reply })],
  ['a field that must be sent', windCall({ body: record({ ...body.fields, wing: v.string() }), reply })],
  ['an answer without a field', windCall({ body, reply: record({ wind: v.string() }) })],
  [
    'an answer with another field deep inside',
    windCall({ body, reply: record({ wind: v.string(), gusts: v.array(record({ speed: v.string() })) }) }),
  ],
])('does not fit a server with %s', (_, server) => {
  expect(callFits(call, server)).toBe(false);
});

it.each([
  ['the same', windCall({ body, reply })],
  [
    'a further field that may be sent',
    windCall({ body: record({ ...body.fields, wing: v.optional(v.string()) }), reply }),
  ],
  ['further fields in its answer', windCall({ body, reply: record({ ...reply.fields, rain: v.number() }) })],
])('fits a server with %s', (_, server) => {
  expect(callFits(call, server)).toBe(true);
});

it('fits a server that does not send yet what a page can do without', () => {
  const page = windCall({ body, reply: record({ ...reply.fields, rain: v.optional(v.number()) }) });
  expect(callFits(page, call)).toBe(true);
});

const changeWith = (member: v.GenericSchema, spelling: string) =>
  windCall({
    body: oneOf('kind', {
      first: record({ wind: spelled({ strong: spelling }) }),
      second: record({ member }),
    }),
  });

it('tells the members of a union, and the spellings of values, apart', () => {
  expect(callFits(changeWith(v.string(), 'S'), changeWith(v.string(), 'S'))).toBe(true);
  expect(callFits(changeWith(v.string(), 'S'), changeWith(v.number(), 'S'))).toBe(false);
  expect(callFits(changeWith(v.string(), 'S'), changeWith(v.string(), 'X'))).toBe(false);
});
