import { PRODUCT_NAMES, productOf } from '#configured-products.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';

/** What the product calls itself; a policy keeps its name when its product is no longer deployed (PAY-024). */
export const useProductName = (productId: string): string => {
  const deployed = useProductById(productId);
  const known = productOf(productId);
  return deployed?.displayName ?? (known === undefined ? productId : PRODUCT_NAMES[known]);
};
