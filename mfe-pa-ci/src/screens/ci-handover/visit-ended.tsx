import { Link } from 'react-router-dom';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { readLastLink } from '@payung/shared/session/persistence.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';

/** Nobody is on a critical-illness visit here: the way back in is the link. */
export const VisitEnded = () => {
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
