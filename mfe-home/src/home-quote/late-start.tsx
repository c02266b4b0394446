import { Link } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { homeRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

/** The first day of cover lies before yesterday by now (HOME-082): the way to choose another. */
export const LateStart = ({ quoteId }: { quoteId: string }) => {
  const t = useText();
  return (
    <>
      {t('home.confirm.late')}{' '}
      <Link className="py-text-button" to={quoteAddress(homeRoutes.customerInformation.path, quoteId)}>
        {t('home.confirm.late.change')}
      </Link>
    </>
  );
};
