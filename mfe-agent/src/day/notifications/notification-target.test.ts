import { describe, expect, it } from 'vitest';
import { kite } from '@payung/shared/testing/kite.ts';
import { notificationAddress, notificationLogkey, targetAddress } from './notification-target.ts';

const quoteId = '0123456789abcdef01234567';

describe('the address of a notification', () => {
  it('is the policy for a quote at Policy Generated, whatever page the product names for that stage [NOTI-009]', () => {
    expect(notificationAddress('Your policy is ready', { quoteId, stage: 'Policy Generated' }, kite)).toBe(
      `/oonasuccess1?quoteId=${quoteId}`,
    );
  });

  it.each([
    'Pending payment for Q1001',
    'PAYMENT PENDING: Q1001',
    'The quote has a pending Payment',
    'Polis PO1 atas nama Budi telah terbit: menunggu pembayaran',
  ])(
    'is the list of pending payments for "%s", even when the policy was issued already [NOTI-010]',
    (body) => {
      expect(notificationAddress(body, { quoteId, stage: 'Policy Generated' }, kite)).toBe(
        `/notificationpaymentpending?quoteId=${quoteId}`,
      );
    },
  );

  it('is the resume address of the product for every other stage [NOTI-019]', () => {
    const to = (stage: 'Plan Selected' | 'Customer Information Updated' | 'Qc Checked') =>
      notificationAddress('Your customer opened the link', { quoteId, stage }, kite);
    expect(to('Plan Selected')).toBe(`/kite-string?quoteId=${quoteId}`);
    expect(to('Customer Information Updated')).toBe(`/kite-check?quoteId=${quoteId}`);
    expect(to('Qc Checked')).toBe(`/kite-start?quoteId=${quoteId}`);
  });

  it('is undefined for a product that is not deployed', () => {
    expect(
      notificationAddress('Link opened', { quoteId, stage: 'Plan Selected' }, undefined),
    ).toBeUndefined();
  });
});

describe('a notification about no quote', () => {
  it.each([
    [{ kind: 'todo', id: 't', date: '2026-11-20' }, 'Commercial', '/commercialtodo?date=2026-11-20'],
    [{ kind: 'points' }, 'Mitra', '/oonapoints'],
    [{ kind: 'network' }, 'Commercial', '/tree'],
    [{ kind: 'home' }, 'Mitra', '/oonahome'],
    [{ kind: 'home' }, 'Commercial', '/commercialhome'],
  ] as const)('with target %j leads %s to the page of that target', (target, userType, address) => {
    expect(targetAddress(target, userType)).toBe(address);
  });
});

describe('the log key of the read', () => {
  it.each([
    'Payment received for Q1001',
    'Q1001 has been paid',
    'Pembayaran Q1001 diterima',
    'Budi sudah membayar: polis P1 telah terbit',
    'Q1001 sudah dibayar',
  ])('is paymentNotification for "%s" [NOTI-018]', (body) => {
    expect(notificationLogkey(body)).toEqual({ logkey: 'paymentNotification' });
  });

  it('is left out for a notification about anything else [NOTI-018]', () => {
    expect(notificationLogkey('Paidi opened the link of Q1001')).toEqual({});
  });
});
