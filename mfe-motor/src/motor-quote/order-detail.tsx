import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MotorQuoteRecord } from '#contract/record.ts';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import { useText } from '#messages/catalogue.ts';
import { PremiumDetail } from './premium-detail.tsx';
import { savedYears } from './premium-years.ts';

type Discounted = Pick<OrderPrice, 'discountAmount' | 'discountGivenBy' | 'subtotal'>;

/** The dialog that opens an order's total year by year, and what opens it. */
export const useOrderDetail = (
  quote: MotorQuoteRecord | undefined,
  price: Discounted | undefined,
): readonly [open: () => void, dialog: ReactNode] => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  if (!isOpen || quote === undefined || price === undefined) return [open, null];
  const dialog = (
    <PremiumDetail
      onClose={() => setOpen(false)}
      quote={quote}
      years={savedYears(quote)}
      deductions={[
        { label: t('motor.price.workshopFree'), amount: quote.workshopAllowance },
        {
          label: t(price.discountGivenBy === 'promo' ? 'motor.price.byCode' : 'motor.price.byAgent'),
          amount: price.discountAmount,
        },
      ]}
      total={price.subtotal}
      note={t('price.excludesAdminCost')}
    />
  );
  return [open, dialog];
};
