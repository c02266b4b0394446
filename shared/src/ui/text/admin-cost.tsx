import { formatAmount } from '#domain/money/money.ts';
import { ADMIN_COST } from '#domain/money/payment.ts';
import { useText } from '#messages/text.ts';

interface AdminCostProps {
  /** Whole rupiah, without admin cost. */
  total: number;
}

/** What a total without admin cost comes to. */
export const AdminCost = ({ total }: AdminCostProps) => {
  const text = useText();
  return (
    <span className="py-quiet py-small">
      {text('price.withAdminCost', {
        admin: formatAmount(ADMIN_COST),
        due: formatAmount(total + ADMIN_COST),
      })}
    </span>
  );
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
