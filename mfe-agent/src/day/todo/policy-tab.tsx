import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { PolicyDetail } from '#day/policy-detail/policy-detail.tsx';
import { PolicyChoice } from './policy-choice.tsx';

/** The policy that the address names, or lists to choose one of. */
export const PolicyTab = () => {
  const quoteId = useQuoteId();
  return quoteId === undefined ? <PolicyChoice /> : <PolicyDetail key={quoteId} quoteId={quoteId} />;
};
