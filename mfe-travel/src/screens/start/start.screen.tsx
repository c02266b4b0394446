import { QuoteStart } from '@payung/shared/journey/start/quote-start.tsx';
import { BeginQuote } from './begin-quote.tsx';
import { ResumeTravelQuote } from './resume-travel-quote.tsx';

export const Screen = () => <QuoteStart toBegin={<BeginQuote />} begun={<ResumeTravelQuote />} />;
