import { productRegistry } from '#areas/quote/product/product-registry.ts';
import { describe, expect, it } from 'vitest';
import type { InsuranceProduct } from '../quote/product/insurance-product.ts';
import { isPayable, requireOpenProposal, requirePayable } from './payable.ts';

type PayableQuote = Parameters<typeof isPayable>[1];

const WIND_GONE = { en: 'The wind has gone', id: 'Angin sudah pergi' };

const services = {
  products: productRegistry([
    {
      productId: 'kite',
      startProblem: (start: string, today: string) => (start < today ? WIND_GONE : undefined),
    } as unknown as InsuranceProduct,
  ]),
};

const owed = (change: Partial<PayableQuote> = {}): PayableQuote => ({
  stage: 'Full Quote Created',
  proposal_no: 'PR-1',
  product_id: 'kite',
  rejection: null,
  start_date: '2026-02-01',
  valid_until: '2026-01-31',
  payment_status: '',
  pay_later_due: null,
  ...change,
});

const later = (change: Partial<PayableQuote> = {}): PayableQuote =>
  owed({ stage: 'Policy Generated', payment_status: 'PayLater', pay_later_due: '2026-01-20', ...change });

describe('a proposal', () => {
  it('can be bought to the last day on which its price is valid', () => {
    expect(isPayable(services, owed(), '2026-01-31')).toBe(true);
    expect(() => requirePayable(services, owed(), '2026-02-01')).toThrow(
      'The price is no longer valid. Please open the order summary again.',
    );
  });

  it.each([
    ['is sold', { stage: 'Policy Generated' }, 'This quote has been sold and can no longer be changed'],
    ['is not confirmed', { stage: 'Customer Information Updated' }, 'Please confirm the quote first'],
    ['has no number', { proposal_no: null }, 'Please confirm the quote first'],
    ['has begun', { start_date: '2026-01-14' }, 'The wind has gone'],
    ['was cancelled', { payment_status: 'Cancelled' }, 'This policy was cancelled'],
  ] as const)('cannot be bought when it %s', (_, change, message) => {
    expect(() => requirePayable(services, owed(change), '2026-01-15')).toThrow(new RegExp(`^${message}$`));
    expect(isPayable(services, owed(change), '2026-01-15')).toBe(false);
  });
});

describe('a policy that is paid later', () => {
  it('can be paid to its due date, although it is sold and its price has expired', () => {
    const policy = later({ valid_until: '2026-01-01' });
    expect(isPayable(services, policy, '2026-01-19')).toBe(true);
    expect(isPayable(services, policy, '2026-01-20')).toBe(true);
    expect(() => requirePayable(services, policy, '2026-01-21')).toThrow(
      'The due date of this policy has passed, so it can no longer be paid',
    );
  });

  it('cannot be paid later twice, nor paid when it is paid or has no due date', () => {
    const sold = 'This quote has been sold and can no longer be changed';
    expect(() => requireOpenProposal(services, later(), '2026-01-15')).toThrow(sold);
    expect(() => requirePayable(services, later({ payment_status: 'Paid' }), '2026-01-15')).toThrow(sold);
    expect(() => requirePayable(services, later({ pay_later_due: null }), '2026-01-15')).toThrow(sold);
  });
});

it('throws program errors instead of answering "not payable"', () => {
  const broken = {
    products: {
      ...services.products,
      sold: () => {
        throw new TypeError('No such product');
      },
    },
  };
  expect(() => isPayable(broken, owed(), '2026-01-15')).toThrow(TypeError);
});
