import { lazy, Suspense } from 'react';
import { QuoteStart } from '@payung/shared/journey/start/quote-start.tsx';
import { BeginQuote } from './begin-quote.tsx';

/** Only a quote that was begun needs it: its code comes while the quote is being read. */
const ResumeTravelQuote = lazy(async () => ({
  default: (await import('./resume-travel-quote.tsx')).ResumeTravelQuote,
}));

export const Screen = () => (
  <QuoteStart
    toBegin={<BeginQuote />}
    begun={
      <Suspense fallback={null}>
        <ResumeTravelQuote />
      </Suspense>
    }
  />
);
