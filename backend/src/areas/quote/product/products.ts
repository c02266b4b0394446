import type { BilingualText } from '@payung/shared/product.ts';
import { literal } from '#core/http/texts.ts';
import type { Wording } from '@payung/shared/domain/text/wording.ts';
import type { InsuranceProduct, ProductRules } from './insurance-product.ts';

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
  readonly wording?: Wording<never>;
}

/** The products of a server. Quotes outlive their products: which of these is asked for says what becomes of theirs. */
export interface Products {
  /** The ids of all that are sold here; of others the database may still hold quotes. */
  readonly ids: readonly string[];
  /** Those, and the ids of all that the database remembers. */
  readonly seen: readonly string[];
  /** Ids of those whose quotes can be erased as a whole: what others keep of people beside them their own modules alone erase. */
  readonly erasable: readonly string[];
  /** Nothing for one that is not sold here. */
  readonly known: (productId: string) => InsuranceProduct | undefined;
  /** To sell, change or price something: of a product that is no longer sold that is refused in words. */
  readonly sold: (productId: string) => InsuranceProduct;
  /** To read or print: of every product there is something to show. */
  readonly shown: (productId: string) => ShownProduct;
  /** For what still happens to quotes and policies that there are: of a product that is no longer sold they are paid and end. */
  readonly running: (productId: string) => InsuranceProduct;
}

export const shownOf = (
  product: InsuranceProduct,
  name: BilingualText = literal(product.name),
): ShownProduct => ({ ...product, name });
