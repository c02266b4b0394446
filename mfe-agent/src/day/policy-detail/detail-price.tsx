import type { PolicyDetail } from '@payung/shared/api/endpoints/lists.ts';
import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';

/** What the premium consists of, as the server says it. */
export const DetailPrice = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  if (policy.dueLines.length === 0) return null;
  return (
    <Block id="price" title={text('price.detail')}>
      <PriceLines lines={policy.dueLines} total={policy.duePremium} />
    </Block>
  );
};
