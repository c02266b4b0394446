import { useEffect, useRef } from 'react';
import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { useSession } from '@payung/shared/session/session.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { isCiEntry } from '#ci-quote/ci-entry.ts';
import type { CiVisit } from '#ci-quote/ci-entry.ts';
import { useText } from '#messages/catalogue.ts';
import { problemInAddress, problemOf } from './handover-problem.ts';
import { useHandOver } from './use-hand-over.ts';
import { VisitEnded } from './visit-ended.tsx';

const HandOver = ({ visit }: { visit: CiVisit }) => {
  const t = useText();
  const { go, isOnTheWay, wasHandedOver, error } = useHandOver(visit);
  const said = problemInAddress(useLocation().search);
  const hasBegun = useRef(false);
  const isToBegin = said === undefined && !wasHandedOver;
  useEffect(() => {
    if (!isToBegin || hasBegun.current) return;
    hasBegun.current = true;
    go();
  });

  const problem = error === null ? said : problemOf(error);
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
