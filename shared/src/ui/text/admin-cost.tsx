import { formatAmount } from '#domain/money/money.ts';
import { ADMIN_COST } from '#domain/money/payment.ts';
import { useText } from '#messages/text.ts';

interface AdminCostProps {
  /** Whole rupiah, without admin cost. */
  total: number;
}

/** Breaks before what is paid, and nowhere else. */
const inTwoParts = (sum: string): string => sum.replaceAll(' ', '\u{A0}').replace('\u{A0}=', ' =');

/** What a total without admin cost comes to. */
export const AdminCost = ({ total }: AdminCostProps) => {
  const text = useText();
  const values = { admin: formatAmount(ADMIN_COST), due: formatAmount(total + ADMIN_COST) };
  return <span className="py-quiet py-small">{inTwoParts(text('price.withAdminCost', values))}</span>;
};

/** Beside a total: that it leaves the admin cost out (PAY-002), and what is paid with it. */
export const WithoutAdminCost = ({ total }: AdminCostProps) => {
  const text = useText();
  return (
    <>
      {text('price.excludesAdminCost')}
      <br />
      <AdminCost total={total} />
    </>
  );
};
