import { expect, it } from 'vitest';
import { policyNotice } from './quote-notice.ts';

const unpaid = { pay_later_due: '2026-02-10', paid_at: null, cancelled_at: null };

it('names the due date of an unpaid policy and the consequence', () => {
  expect(policyNotice(unpaid, 'en')).toEqual({
    tone: 'due',
    text: 'Not paid yet. To be paid by 10/02/2026; if it is not paid by then, the policy is cancelled.',
  });
  expect(policyNotice(unpaid, 'id')?.text).toBe(
    'Belum dibayar. Harus dibayar paling lambat 10/02/2026; bila tidak, polis dibatalkan.',
  );
});

it('names the day of a cancellation in Jakarta time', () => {
  const cancelled = { ...unpaid, cancelled_at: new Date('2026-02-10T18:00:00Z') };
  expect(policyNotice(cancelled, 'en')).toEqual({
    tone: 'cancelled',
    text: 'Cancelled on 11/02/2026: this policy was not paid by 10/02/2026 and gives no cover.',
  });
  expect(policyNotice(cancelled, 'id')?.text).toBe(
    'Dibatalkan pada 11/02/2026: polis ini tidak dibayar sampai 10/02/2026 dan tidak memberi pertanggungan.',
  );
});

it('is undefined for a paid policy, whether paid later or immediately', () => {
  expect(policyNotice({ ...unpaid, paid_at: new Date('2026-02-01T00:00:00Z') }, 'en')).toBeUndefined();
  expect(policyNotice({ ...unpaid, pay_later_due: null }, 'en')).toBeUndefined();
});

it('names the cancellation of a paid policy without a due date', () => {
  const cancelled_at = new Date('2026-02-10T18:00:00Z');
  const ended = 'Cancelled on 11/02/2026: this policy gives no cover any more.';
  expect(policyNotice({ ...unpaid, pay_later_due: null, cancelled_at }, 'en')).toEqual({
    tone: 'cancelled',
    text: ended,
  });
  expect(
    policyNotice({ ...unpaid, paid_at: new Date('2026-02-01T00:00:00Z'), cancelled_at }, 'en')?.text,
  ).toBe(ended);
  expect(policyNotice({ ...unpaid, pay_later_due: null, cancelled_at }, 'id')?.text).toBe(
    'Dibatalkan pada 11/02/2026: polis ini tidak lagi memberi pertanggungan.',
  );
});
