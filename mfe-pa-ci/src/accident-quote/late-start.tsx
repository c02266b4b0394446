import { Link } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

/** The first day of cover has passed: the way to choose another. */
export const LateStart = ({ quoteId }: { quoteId: string }) => {
  const t = useText();
  return (
    <>
      {t('pa.late')}{' '}
      <Link className="py-text-button" to={quoteAddress(paCiRoutes.customerInformation.path, quoteId)}>
        {t('pa.late.change')}
      </Link>
    </>
  );
};
