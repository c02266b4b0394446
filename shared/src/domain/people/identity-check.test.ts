import { expect, it } from 'vitest';
import { identityOutcome } from './identity-check.ts';
import english from '#messages/en.json' with { type: 'json' };

const shown = (status: string) => english[identityOutcome(status).message];

it('shows user Cancelled for user_cancelled [IDV-004]', () => {
  expect(shown('user_cancelled')).toBe('user Cancelled');
});

it('shows Failed Transaction for error [IDV-005]', () => {
  expect(shown('error')).toBe('Failed Transaction');
  expect(identityOutcome('error').kind).toBe('error');
});

it('shows Approved for auto_approved [IDV-006]', () => {
  expect(shown('auto_approved')).toBe('Approved');
  expect(identityOutcome('auto_approved').kind).toBe('success');
});

it('shows Auto Declined for auto_declined [IDV-007]', () => {
  expect(shown('auto_declined')).toBe('Auto Declined');
});

it('shows needs_review for needs_review [IDV-008]', () => {
  expect(shown('needs_review')).toBe('needs_review');
});

it('warns with Auto Declined for an unknown status [IDV-009]', () => {
  for (const status of ['', 'timeout', 'toString', '__proto__']) {
    expect(shown(status)).toBe('Auto Declined');
    expect(identityOutcome(status)).toMatchObject({ kind: 'warning', mayRead: false });
  }
});

it('allows reading a card only after a check that has one', () => {
  const readable = ['user_cancelled', 'error', 'auto_approved', 'auto_declined', 'needs_review'].filter(
    (status) => identityOutcome(status).mayRead,
  );
  expect(readable).toEqual(['auto_approved', 'needs_review']);
});
