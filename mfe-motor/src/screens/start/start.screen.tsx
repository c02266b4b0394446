import { lazy, Suspense } from 'react';
import { QuoteStart } from '@payung/shared/journey/start/quote-start.tsx';
import { BeginQuote } from './begin-quote.tsx';

/** Only a quote that was begun needs it: its code comes while the quote is being read. */
const ResumeQuote = lazy(async () => ({
  default: (await import('./resume-quote.tsx')).ResumeQuote,
}));

export const Screen = () => (
  <QuoteStart
    toBegin={<BeginQuote />}
    begun={
      <Suspense fallback={null}>
        <ResumeQuote />
      </Suspense>
    }
  />
);
