import { useLanguage } from '@payung/shared/session/language.ts';
import { PRODUCT_NAMES, productOf, productWords } from '#configured-products.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/text.ts';

/**
 * What products call themselves; a policy keeps its name when its product is no longer deployed (PAY-024), and one of a
 * product that nobody knows any more says so in words.
 */
export const useProductNames = (): ((productId: string) => string) => {
  const deployed = useProducts();
  const text = useText();
  return (productId) => {
    const known = productOf(productId);
    return (
      deployed.find((product) => product.productId === productId)?.displayName ??
      (known === undefined ? text('product.withdrawn') : PRODUCT_NAMES[known])
    );
  };
};

export const useProductName = (productId: string): string => useProductNames()(productId);

/** The same inside a sentence: "asuransi perjalanan". */
export const useProductWords = (productId: string): string => {
  const name = useProductName(productId);
  const language = useLanguage();
  return productWords(productId, { en: name, id: name })[language];
};
