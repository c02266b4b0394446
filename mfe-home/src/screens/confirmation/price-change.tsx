import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

interface PriceChangeProps {
  /** Whole rupiah; nothing where the page was not reached from customer information. */
  before: number | undefined;
  now: number;
}

/** Province and city set the zones of the tariff: another place may have another price. */
export const PriceChange = ({ before, now }: PriceChangeProps) => {
  const t = useText();
  if (before === undefined || before === now) return null;
  const text = t('home.confirm.priceChanged', { before: formatRupiah(before), now: formatRupiah(now) });
  return <InlineNotice kind="warning" text={text} />;
};
