import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { ID_CARD_UPDATE } from '#testing/samples/onboarding-samples.ts';
import { decodePart, encodePart } from '../endpoint.ts';
import type { EndpointRow } from '../endpoint.ts';
import { endpoints } from './endpoints.ts';
import type { EndpointName } from './endpoints.ts';
import { CLEAN_QUOTE, WIRE_QUOTE } from '#testing/samples/quotes.ts';
import { WIRE_SAMPLES } from '#testing/samples/wire-samples.ts';
import type { CallPart } from '#testing/samples/wire-samples.ts';

const partsOf = (row: EndpointRow): readonly CallPart[] => Object.keys(row.wire ?? {}) as CallPart[];
const EVERY_PART = Object.entries<EndpointRow>(endpoints).flatMap(([name, row]) =>
  partsOf(row).map((part) => [name as EndpointName, part] as const),
);

it.each(EVERY_PART)('spells %s (%s) as the wire does, and reads it back', (name, part) => {
  const sample = WIRE_SAMPLES[name]?.[part];
  if (sample === undefined) throw new Error(`No sample of ${name}.${part}.`);
  expect(encodePart(endpoints[name], part, sample.clean)).toEqual(sample.wire);
  // The server reads a request by its schema, a page reads a reply by the names.
  const row: EndpointRow = endpoints[name];
  const schema = part === 'reply' ? undefined : row.schemas?.[part];
  const read = schema === undefined ? decodePart(row, part, sample.wire) : parse(schema, sample.wire);
  expect(read).toEqual(sample.clean);
});

it('spells an ID card of a profile as the wire does, and reads it back [ONB-016]', () => {
  const { wire, clean } = ID_CARD_UPDATE;
  expect(encodePart(endpoints.updateProfile, 'body', clean)).toEqual(wire);
  expect(parse(endpoints.updateProfile.schemas.body, wire)).toEqual(clean);
});

it('has a sample for exactly the parts whose names differ on the wire', () => {
  const sampled = Object.entries(WIRE_SAMPLES).flatMap(([name, parts]) =>
    Object.keys(parts).map((part) => `${name}.${part}`),
  );
  expect(sampled.toSorted()).toEqual(EVERY_PART.map((part) => part.join('.')).toSorted());
});

it('reads a quote without a promo code', () => {
  const { promoCode: _none, ...without } = CLEAN_QUOTE;
  const wire = { data: [{ ...WIRE_QUOTE, promoCodeList: [] }] };
  expect(decodePart(endpoints.getQuote, 'reply', wire)).toEqual({ ...without, promoCode: undefined });
});

it('counts 0 as unread and 1 as read [NOTI-014]', () => {
  const marked = { id: 'n1', agentId: 'a1' };
  const wireOf = (isRead: boolean) =>
    encodePart(endpoints.updateNotifications, 'body', [{ ...marked, isRead }]) as readonly unknown[];
  expect(wireOf(false)[0]).toMatchObject({ readStatus: 0 });
  expect(wireOf(true)[0]).toMatchObject({ readStatus: 1 });
});
