import type { ListSearch } from '@payung/shared/api/endpoints/lists.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import type { TextSearch } from '#areas/lists/sql/text-search.ts';
import type { Services } from '../services.ts';

/** A text that was typed, as the lists look for it. */
export const textSearchOf = (
  { productIds, productOf }: Pick<Services, 'productIds' | 'productOf'>,
  typed: string,
  viewerId: string,
): TextSearch => ({
  typed,
  viewerId,
  numberFields: Object.fromEntries(
    productIds.flatMap((id) => {
      const { numberFields } = productOf(id);
      return numberFields === undefined ? [] : [[id, numberFields]];
    }),
  ),
});

/**
 * What a list is searched by. A number that is shown is found, whichever parameter it comes in: people type what they
 * read on a card (ruling R71).
 */
export const typedSearchOf = (
  services: Pick<Services, 'productIds' | 'productOf'>,
  { quoteNo, policyNo, name = '' }: Pick<ListSearch, 'quoteNo' | 'policyNo' | 'name'>,
  viewerId: string,
): {
  readonly quoteNo?: string | undefined;
  readonly policyNo?: string | undefined;
  readonly text?: TextSearch | undefined;
} => {
  const { name: text, ...number } = listSearchOf(name);
  return {
    quoteNo,
    policyNo,
    ...number,
    ...(text === undefined ? {} : { text: textSearchOf(services, text, viewerId) }),
  };
};
