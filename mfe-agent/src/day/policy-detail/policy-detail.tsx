import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { SOON_STALE_MS, queryOf } from '@payung/shared/api/query.ts';
import { LOGKEYS, logkeyOf } from '@payung/shared/domain/resume-type.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { agentRoutes } from '#contract/routes.ts';
import { stepBack } from '@payung/shared/ui/feedback/back-layers.ts';
import { useText } from '#messages/catalogue.ts';
import { isFromList } from './detail-address.ts';
import { DetailHead } from './detail-head.tsx';
import { DetailPrice } from './detail-price.tsx';
import { DetailSections } from './detail-sections.tsx';

/** To the place in the list that it was opened from, or to the lists. */
const BackToLists = () => {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <div>
      <Link
        className="py-text-button"
        to={agentRoutes.lists.path}
        onClick={(event) => {
          if (!isFromList(state)) return;
          event.preventDefault();
          stepBack(() => void navigate(-1));
        }}
      >
        <LineIcon path={DRAWINGS.arrowLeft} size={20} />
        {text('detail.toLists')}
      </Link>
    </div>
  );
};

/** The policy of a quote (DASH-009); shown as a tab of the to-do page (ruling K97). */
export const PolicyDetail = ({ quoteId }: { readonly quoteId: string }) => {
  const logkey = logkeyOf(useResumeType(quoteId), LOGKEYS);
  const detail = useQuery({
    ...queryOf(listEndpoints.policyDetail, {
      params: { quoteId },
      query: logkey === undefined ? {} : { logkey },
    }),
    staleTime: SOON_STALE_MS,
  });
  return (
    <div className="py-stack">
      <BackToLists />
      <QueryBoundary of={[detail]} loading={<Loading shape="createdQuote" />}>
        {(policy) => (
          <>
            <DetailHead policy={policy} />
            <DetailPrice policy={policy} />
            <DetailSections sections={policy.sections} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
};
