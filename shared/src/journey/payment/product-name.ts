import { useLanguage } from '@payung/shared/session/language.ts';
import { PRODUCT_NAMES, PRODUCT_WORDS, productOf } from '#configured-products.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';

/** What the product calls itself; a policy keeps its name when its product is no longer deployed (PAY-024). */
export const useProductName = (productId: string): string => {
  const deployed = useProductById(productId);
  const known = productOf(productId);
  return deployed?.displayName ?? (known === undefined ? productId : PRODUCT_NAMES[known]);
};

/** The same inside a sentence: "asuransi perjalanan". */
export const useProductWords = (productId: string): string => {
  const name = useProductName(productId);
  const language = useLanguage();
  const known = productOf(productId);
  return known === undefined ? name : PRODUCT_WORDS[known][language];
};
