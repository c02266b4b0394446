import { Link } from 'react-router-dom';
import { quoteAddress } from '#journey/steps/quote-address.ts';

interface LateStartProps {
  quoteId: string;
  /** The page where another first day is chosen. */
  path: string;
  words: { readonly late: string; readonly change: string };
}

/** The first day of cover has passed: the policy can be neither confirmed nor paid until another is chosen. */
export const LateStart = ({ quoteId, path, words }: LateStartProps) => (
  <>
    {words.late}{' '}
    <Link className="py-text-button" to={quoteAddress(path, quoteId)}>
      {words.change}
    </Link>
  </>
);
