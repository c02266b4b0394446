import { expect, it } from 'vitest';
import { isUnread, notificationTarget, PAYMENT_NOTIFICATION_LOGKEY } from './notification.ts';
import { LOGKEYS } from './resume-type.ts';

const stages = {
  none: '/start',
  'Plan Selected': '/chooseproducttravel',
  'Full Quote Created': '/oonapayment',
} as const;

it('reads 0 as unread [NOTI-014]', () => {
  expect(isUnread(0)).toBe(true);
  expect(isUnread(1)).toBe(false);
});

it('reads the quote of a payment notification with its own logkey [NOTI-018]', () => {
  expect(PAYMENT_NOTIFICATION_LOGKEY).toBe('paymentNotification');
  expect(LOGKEYS).toContain(PAYMENT_NOTIFICATION_LOGKEY);
});

it.each(['Pending payment for Q100001', 'Your PAYMENT PENDING since yesterday'])(
  'takes %j to the pending payments',
  (body) => {
    expect(notificationTarget(body, 'Policy Generated', stages)).toEqual({ kind: 'paymentPending' });
  },
);

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
