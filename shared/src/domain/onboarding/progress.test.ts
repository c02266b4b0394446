import { expect, it } from 'vitest';
import { askedParts, formModeOf, maySubmit, mayGive, nextPart } from './progress.ts';
import { REGISTRATION_PARTS } from './registration.ts';
import type { PartnerKind, RegistrationPart, RegistrationStatus } from './registration.ts';
import type { PartState } from '#schemas/onboarding.ts';

const parts = (states: Partial<Record<RegistrationPart, PartState>>) =>
  REGISTRATION_PARTS.map((part) => ({ part, state: states[part] ?? 'empty', revision: 0, reason: '' }));

it('asks the form, the card, the agreement, the tax number and the bank account, in this order [ONB-007]', () => {
  const given: Partial<Record<RegistrationPart, PartState>> = {};
  const order: (string | undefined)[] = [];
  for (let step = 0; step <= 5; step += 1) {
    const next = nextPart({ parts: parts(given) });
    order.push(next);
    if (next !== undefined) given[next] = 'given';
  }
  expect(order).toEqual(['details', 'idCard', 'agreement', 'tax', 'bank', undefined]);
});

it('opens no other part before the form is given [ONB-007]', () => {
  for (const part of ['idCard', 'agreement', 'tax', 'bank'] as const) {
    expect(mayGive({ parts: parts({}) }, part)).toBe(false);
    for (const details of ['given', 'accepted', 'tryAgain'] as const)
      expect(mayGive({ parts: parts({ details }) }, part)).toBe(true);
  }
  expect(mayGive({ parts: parts({}) }, 'details')).toBe(true);
});

it('does not ask somebody without a tax number for one', () => {
  const without = parts({ details: 'given', idCard: 'given', agreement: 'given', tax: 'notAsked' });
  expect(askedParts({ parts: without }).map(({ part }) => part)).toEqual([
    'details',
    'idCard',
    'agreement',
    'bank',
  ]);
  expect(nextPart({ parts: without })).toBe('bank');
});

it.each([
  ['draft', {}, true],
  ['draft', { idCard: 'skipped', tax: 'skipped', bank: 'skipped' }, true],
  ['draft', { tax: 'notAsked' }, true],
  ['draft', { details: 'skipped' }, false],
  ['draft', { agreement: 'skipped' }, false],
  ['draft', { agreement: 'empty' }, false],
  ['draft', { bank: 'empty' }, false],
  ['returned', { details: 'accepted', idCard: 'given' }, true],
  ['returned', { idCard: 'tryAgain' }, false],
  ['returned', { bank: 'tryAgain' }, false],
  ['submitted', {}, false],
  ['approved', {}, false],
  ['refused', {}, false],
] as const satisfies readonly (readonly [
  RegistrationStatus,
  Partial<Record<RegistrationPart, PartState>>,
  boolean,
])[])('may send a registration that is %s with %j: %s [ONB-036]', (status, states, isReady) => {
  const all = { details: 'given', idCard: 'given', agreement: 'given', tax: 'given', bank: 'given' } as const;
  expect(maySubmit({ status, parts: parts({ ...all, ...states }) })).toBe(isReady);
});

it.each([
  ['individual', { details: 'tryAgain', idCard: 'tryAgain' }, 'declinedeoor'],
  ['individual', { details: 'tryAgain' }, 'declinedeoor'],
  ['individual', { idCard: 'tryAgain' }, 'retakePhotoData'],
  ['corporate', { details: 'tryAgain' }, 'declinedeoorCor'],
  ['corporate', { idCard: 'tryAgain' }, 'declinedeoorCorRetake'],
  ['corporate', { bank: 'tryAgain' }, undefined],
] as const satisfies readonly (readonly [
  PartnerKind,
  Partial<Record<RegistrationPart, PartState>>,
  string | undefined,
])[])('opens the form of a %s with %j for %s [ONB-008]', (kind, states, mode) => {
  expect(formModeOf({ status: 'returned', kind, parts: parts(states) })).toBe(mode);
  expect(formModeOf({ status: 'submitted', kind, parts: parts(states) })).toBeUndefined();
});
