import { QuoteStart } from '@payung/shared/journey/start/quote-start.tsx';
import { BeginQuote } from './begin-quote.tsx';
import { QuoteOnItsWay } from './quote-on-its-way.tsx';

export const Screen = () => <QuoteStart toBegin={<BeginQuote />} begun={<QuoteOnItsWay />} />;
