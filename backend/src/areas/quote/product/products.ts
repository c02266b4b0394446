import { productWords } from '@payung/shared/configured-products.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { literal } from '#core/http/texts.ts';
import type { Wording } from '@payung/shared/domain/text/wording.ts';
import type { InsuranceProduct, ProductRules, SoldProducts } from './insurance-product.ts';

/**
 * What may be read of any product, also of one that is no longer sold here. It has no price and no rule of a sale, so that
 * whoever sells asks for the product that is sold.
 */
export interface ShownProduct
  extends
    Omit<
      InsuranceProduct,
      keyof ProductRules | 'name' | 'linkPrefix' | 'changes' | 'resubmitForReview' | 'transitions'
    >,
    Pick<ProductRules, 'endHandoffs'> {
  /** As people read it: of a product that is sold the same in both languages. */
  readonly name: BilingualText;
  /** What it is called inside sentences, subjects and names of files. */
  readonly words: BilingualText;
  readonly wording?: Wording<never>;
}

/** The products of a server. Quotes outlive their products: which of these is asked for says what becomes of theirs. */
export interface Products extends SoldProducts {
  /** The ids of all that are sold here; of others the database may still hold quotes. */
  readonly ids: readonly string[];
  /** Those, and the ids of all that the database remembers. */
  readonly seen: readonly string[];
  /** Ids of those whose quotes can be erased as a whole: what others keep of people beside them their own modules alone erase. */
  readonly erasable: readonly string[];
  /** To read or print: of every product there is something to show. */
  readonly shown: (productId: string) => ShownProduct;
}

export const shownOf = (
  product: InsuranceProduct,
  name: BilingualText = literal(product.name),
): ShownProduct => ({ ...product, name, words: productWords(product.productId, name) });
