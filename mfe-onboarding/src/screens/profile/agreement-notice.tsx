import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

export const useAgreement = () => useQuery(queryOf(agreementEndpoints.getAgreement, { quiet: true }));

/**
 * A notice on the profile while the agreement in force is not accepted. Agents from before the first agreement
 * are asked only here (decision 096).
 */
export const AgreementNotice = () => {
  const text = useText();
  const { data } = useAgreement();
  if (data === undefined || data.acceptedAt !== undefined) return null;
  return (
    <InlineNotice
      kind="warning"
      text={
        <span className="py-row">
          {text('agreement.toAccept')}
          <Link className="py-text-button" to={onboardingRoutes.agreement.path}>
            {text('agreement.open')}
          </Link>
        </span>
      }
    />
  );
};
