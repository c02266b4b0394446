import { expect, it } from 'vitest';
import { notificationTarget, PAYMENT_NOTIFICATION_LOGKEY } from './notification.ts';

const stages = {
  none: '/start',
  'Plan Selected': '/kite-plan',
  'Full Quote Created': '/oonapayment',
} as const;

it('reads the quote of a payment notification with its own logkey [NOTI-018]', () => {
  expect(PAYMENT_NOTIFICATION_LOGKEY).toBe('paymentNotification');
});

it.each([
  'Pending payment for Q100001',
  'Your PAYMENT PENDING since yesterday',
  'Polis PO1 atas nama Budi telah terbit: menunggu pembayaran',
])('takes %j to the pending payments', (body) => {
  expect(notificationTarget(body, 'Policy Generated', stages)).toEqual({ kind: 'paymentPending' });
});

it('takes a sold quote to its policy', () => {
  expect(notificationTarget('Paid', 'Policy Generated', stages)).toEqual({ kind: 'policy' });
});

it('resumes any other stage where the arrow of its lead would [NOTI-019]', () => {
  expect(notificationTarget('Saved', 'Full Quote Created', stages)).toEqual({
    kind: 'resume',
    path: '/oonapayment',
  });
  expect(notificationTarget('Saved', 'Qc Checked', stages)).toEqual({ kind: 'resume', path: '/start' });
  expect(notificationTarget('Saved', 'Qc Checked', {})).toEqual({ kind: 'none' });
});
