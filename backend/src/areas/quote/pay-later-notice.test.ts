import { expect, it } from 'vitest';
import { payLaterNotice } from './pay-later-notice.ts';

const unpaid = { pay_later_due: '2026-02-10', paid_at: null, cancelled_at: null };

it('says until when a policy is to be paid, and what happens otherwise', () => {
  expect(payLaterNotice(unpaid, 'en')).toEqual({
    tone: 'due',
    text: 'Not paid yet. To be paid by 10/02/2026; if it is not paid by then, the policy is cancelled.',
  });
  expect(payLaterNotice(unpaid, 'id')?.text).toBe(
    'Belum dibayar. Harus dibayar paling lambat 10/02/2026; bila tidak, polis dibatalkan.',
  );
});

it('says that a policy was cancelled, on the day of Jakarta', () => {
  const cancelled = { ...unpaid, cancelled_at: new Date('2026-02-10T18:00:00Z') };
  expect(payLaterNotice(cancelled, 'en')).toEqual({
    tone: 'cancelled',
    text: 'Cancelled on 11/02/2026: this policy was not paid by 10/02/2026 and gives no cover.',
  });
  expect(payLaterNotice(cancelled, 'id')?.text).toBe(
    'Dibatalkan pada 11/02/2026: polis ini tidak dibayar sampai 10/02/2026 dan tidak memberi pertanggungan.',
  );
});

it('says nothing of a policy that is paid, later or at once', () => {
  expect(payLaterNotice({ ...unpaid, paid_at: new Date('2026-02-01T00:00:00Z') }, 'en')).toBeUndefined();
  expect(payLaterNotice({ ...unpaid, pay_later_due: null }, 'en')).toBeUndefined();
});
