import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { TypedSearch } from '@payung/shared/domain/lists/search-kind.ts';

/** From where a line of a list is opened (ruling R60): it was found by a number, or is of somebody in the network. */
export const openedFrom = (search: TypedSearch, isOfMember: boolean): Logkey | undefined => {
  if (search.quoteNo !== undefined || search.policyNo !== undefined) return 'quoteSearch';
  return isOfMember ? 'referalJourney' : undefined;
};
