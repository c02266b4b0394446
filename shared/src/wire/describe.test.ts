import * as v from 'valibot';
import { expect, it } from 'vitest';
import { as, asAll, flat, inOrder, oneOf, only, onlyOrNone, record, under, anyOf } from './describe.ts';
import { epoch, spelled, jakartaStamp, oneOrZero } from './spelled-values.ts';
import { describe } from './call-schemas.ts';
import { codecOf } from './names.ts';

const place = record({ line: as('address1', v.string()), city: v.string() });

const person = record({
  id: as('_id', v.string()),
  name: v.string(),
  phone: as('mobileNo', v.optional(v.string()), 'phone'),
  next: asAll(['nextCursor', 'next'], v.optional(v.string())),
  kind: as('typeOf', spelled({ house: 'H', apartment: 'A' })),
  at: as('created_date', epoch),
  home: flat(place),
  mail: as('mailing', v.optional(place)),
  places: v.array(place),
  code: as('codes', v.optional(onlyOrNone(record({ value: as('promoCode', v.string()) })))),
});
const calls = describe({ savePerson: { body: person, reply: under('data', only(person)) } });

const clean = {
  id: '1',
  name: 'Budi',
  phone: '0812',
  next: 'n',
  kind: 'apartment',
  at: '2026-01-02T03:04:05.000Z',
  home: { line: 'Jalan 1', city: 'Bandung' },
  mail: { line: 'Jalan 2', city: 'Jakarta' },
  places: [{ line: 'Jalan 3', city: 'Bogor' }],
  code: { value: 'HEMAT' },
} as const;
const wire = {
  _id: '1',
  name: 'Budi',
  mobileNo: '0812',
  nextCursor: 'n',
  next: 'n',
  typeOf: 'A',
  created_date: 1_767_323_045_000,
  address1: 'Jalan 1',
  city: 'Bandung',
  mailing: { address1: 'Jalan 2', city: 'Jakarta' },
  places: [{ address1: 'Jalan 3', city: 'Bogor' }],
  codes: [{ promoCode: 'HEMAT' }],
};

it('reads the spelling of the wire and gives the clean value', () => {
  expect(v.parse(person, wire)).toEqual(clean);
  const { mobileNo: _mobile, ...rest } = wire;
  expect(v.parse(person, { ...rest, phone: '0813' })).toEqual({ ...clean, phone: '0813' });
});

it('writes and reads the wire by the names alone, as a page does', () => {
  const { names } = calls.savePerson;
  const inPage = JSON.parse(JSON.stringify(names)) as typeof names;
  expect(codecOf(inPage.body).encode(clean as never)).toEqual(wire);
  expect(codecOf(inPage.body).decode(wire)).toEqual(clean);
  expect(codecOf(inPage.reply).encode(clean as never)).toEqual({ data: [wire] });
  expect(codecOf(inPage.reply).decode({ data: [wire] })).toEqual(clean);
});

it.each([
  ['a field that the record does not have', { ...wire, more: 1 }],
  ['a clean name that the wire spells otherwise', { ...wire, id: '1' }],
  ['a value of no spelling', { ...wire, typeOf: 'X' }],
  ['a missing field', { ...wire, name: undefined }],
])('refuses %s', (_what, sent) => {
  expect(v.is(person, sent)).toBe(false);
});

it('distinguishes the members of a union by their fields on the wire, and by a kind in clean names', () => {
  const change = oneOf('kind', {
    phone: record({ phone: as('insuredMobile', v.string()) }),
    discount: record({ percent: as('discountPercent', v.number()) }),
  });
  const { names } = describe({ change: { body: change } }).change;
  expect(v.parse(change, { insuredMobile: '08' })).toEqual({ kind: 'phone', phone: '08' });
  expect(v.parse(change, { discountPercent: 5 })).toEqual({ kind: 'discount', percent: 5 });
  expect(codecOf(names.body).encode({ kind: 'discount', percent: 5 } as never)).toEqual({
    discountPercent: 5,
  });
  expect(v.is(change, { discountPercent: 5, insuredMobile: '08' })).toBe(false);
});

it('refuses to describe spellings inside a plain object, where no codec would find them', () => {
  expect(() => record({ inner: v.strictObject({ id: as('_id', v.string()).schema, place }) })).toThrow(
    'use oneOf or record',
  );
});

it('spells yes and no as 1 and 0, and a moment as a stamp of Jakarta', () => {
  const read = record({ isRead: as('readStatus', oneOrZero), endsAt: jakartaStamp });
  const { names } = describe({ mark: { body: read } }).mark;
  const sent = { readStatus: 1, endsAt: '20270202093000' };
  const value = { isRead: true, endsAt: '2027-02-02T02:30:00.000Z' };
  expect(v.parse(read, sent)).toEqual(value);
  expect(codecOf(names.body).encode(value as never)).toEqual(sent);
  expect(codecOf(names.body).decode({ ...sent, readStatus: 0 })).toEqual({ ...value, isRead: false });
  expect(v.is(read, { ...sent, readStatus: 2 })).toBe(false);
});

it('accepts any of several records that spell a common field alike', () => {
  const byPolicy = record({ tab: as('leadStatus', v.string()), policyNo: v.string() });
  const byName = record({ tab: as('leadStatus', v.string()), name: v.string() });
  const search = anyOf(byPolicy, byName);
  const { names } = describe({ list: { query: search } }).list;
  expect(v.parse(search, { leadStatus: 'open', name: 'Budi' })).toEqual({ tab: 'open', name: 'Budi' });
  expect(v.is(search, { leadStatus: 'open', name: 'Budi', policyNo: 'PO1' })).toBe(false);
  expect(codecOf(names.query).encode({ tab: 'open', name: 'Budi' } as never)).toEqual({
    leadStatus: 'open',
    name: 'Budi',
  });
  expect(() => anyOf(byPolicy, record({ tab: v.string() }))).toThrow('Two records spell tab differently');
});

it('spells a list as fields of one record, in their order, also beside other fields', () => {
  const YEARS = ['FirstYear', 'SecondYear', 'ThirdYear'];
  const offer = record({
    code: as('Code', v.string()),
    sums: as('SumPerYear', inOrder(YEARS, v.number())),
    premiums: flat(inOrder(['FirstPremium', 'SecondPremium'], v.number())),
  });
  const { names } = describe({ offer: { reply: offer } }).offer;
  const sent = { Code: 'A', SumPerYear: { FirstYear: 3, SecondYear: 2 }, FirstPremium: 9, SecondPremium: 0 };
  const value = { code: 'A', sums: [3, 2], premiums: [9, 0] };
  expect(v.parse(offer, sent)).toEqual(value);
  expect(codecOf(names.reply).encode(value as never)).toEqual(sent);
  expect(codecOf(names.reply).decode(sent)).toEqual(value);
  expect(v.is(offer, { ...sent, SumPerYear: { FourthYear: 1 } })).toBe(false);
  expect(v.is(offer, { ...sent, FirstPremium: '9' })).toBe(false);
});

it('does not read a clean name that the wire spells differently', () => {
  const quote = record({
    promoCode: as('promoCodeList', v.optional(onlyOrNone(v.string()))),
    plan: v.string(),
  });
  const { names } = describe({ read: { reply: quote } }).read;
  // The specification repeats the code as a text beside the list.
  const repeated = { promoCodeList: ['HEMAT'], plan: 'A', promoCode: 'repeated' };
  expect(codecOf(names.reply).decode(repeated)).toEqual({ promoCode: 'HEMAT', plan: 'A' });
});
