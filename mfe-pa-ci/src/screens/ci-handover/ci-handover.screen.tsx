import { useEffect, useRef } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useSession } from '@payung/shared/session/session.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { readLastLink } from '@payung/shared/session/persistence.ts';
import { isCiEntry } from '#ci-quote/ci-quote.ts';
import type { CiVisit } from '#ci-quote/ci-quote.ts';
import { useText } from '#messages/catalogue.ts';
import { useHandOver, ForeignAddress } from './use-hand-over.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const HandOver = ({ visit }: { visit: CiVisit }) => {
  const t = useText();
  const { go, isOnTheWay, wasHandedOver, error } = useHandOver(visit);
  const partnerProblem = problemInAddress(useLocation().search);
  const hasBegun = useRef(false);
  const isToBegin = partnerProblem === undefined && !wasHandedOver;
  useEffect(() => {
    if (!isToBegin || hasBegun.current) return;
    hasBegun.current = true;
    go();
  });

  const problem = error === null ? partnerProblem : problemOf(error);
  if (isOnTheWay || (problem === undefined && !wasHandedOver)) {
    return (
      <ResultPage kind="waiting" title={t('ci.handover.going')} text={t('ci.handover.going.text')}>
        <Loading shape="result" />
      </ResultPage>
    );
  }
  if (problem === 'ended') return <VisitEnded />;
  const again = (label: 'common.tryAgain' | 'ci.handover.left.again') => (
    <Button type="primary" size="large" onClick={go}>
      {t(label)}
    </Button>
  );
  if (problem === undefined) {
    return (
      <ResultPage
        kind="info"
        title={t('ci.handover.left')}
        text={t('ci.handover.left.text')}
        actions={again('ci.handover.left.again')}
      />
    );
  }
  return (
    <ResultPage
      kind="error"
      title={t(`ci.handover.${problem}`)}
      text={<span role="alert">{t(`ci.handover.${problem}.text`)}</span>}
      actions={again('common.tryAgain')}
    />
  );
};

/** Hands the customer over to the partner, and receives whom the partner sends back (CI-001, CI-004). */
export const Screen = () => {
  const session = useSession();
  return isCiEntry(session) ? <HandOver key={session.quoteId} visit={session} /> : <VisitEnded />;
};

/** What the partner's page could not do with a token; nothing was lost by it. */
type HandoverProblem = 'expired' | 'used' | 'unreadable' | 'down';

/** Why the customer is on this page. */
type Problem = HandoverProblem | 'offline' | 'foreign' | 'ended' | 'failed';

const PARTNER_PROBLEMS: readonly HandoverProblem[] = ['expired', 'used', 'unreadable'];

/** The reason that the partner has written into our retry address; other values are ignored. */
const problemInAddress = (search: string): HandoverProblem | undefined => {
  const reason = new URLSearchParams(search).get('problem');
  return PARTNER_PROBLEMS.find((problem) => problem === reason);
};

const problemOf = (error: unknown): Problem => {
  if (error instanceof ForeignAddress) return 'foreign';
  if (isNoResponse(error)) return 'offline';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 503) return 'down';
  // The visit or its link has ended, or is of another quote.
  return error.status === 401 || error.status === 404 ? 'ended' : 'failed';
};

/** Without a critical-illness session the customer has to open the link again. */
const VisitEnded = () => {
  const t = useText();
  const isAgent = useSession().kind === 'agent';
  const link = isAgent ? undefined : readLastLink();
  if (isAgent) {
    return (
      <ResultPage
        kind="info"
        title={t('ci.handover.agent')}
        text={t('ci.handover.agent.text')}
        actions={<BackToDashboard />}
      />
    );
  }
  return (
    <ResultPage
      kind="info"
      title={t('ci.handover.ended')}
      text={t('ci.handover.ended.text')}
      actions={
        link === undefined ? undefined : (
          <Link className="py-text-button" to={`/${link.prefix}/${link.linkId}`}>
            {t('ci.handover.ended.open')}
          </Link>
        )
      }
    />
  );
};
