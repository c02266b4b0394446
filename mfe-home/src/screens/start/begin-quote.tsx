import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useAgreement, useBeginHomeQuote } from '#requirements/agreement.ts';
import { RequirementsDialog } from '#requirements/requirements-dialog.tsx';
import { HomeCovers } from './home-covers.tsx';

/** An agent begins: the requirements are agreed to first, then the property is described. */
export const BeginQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const begin = useBeginHomeQuote();
  const agreement = useAgreement();
  const visit = useLocation().key;
  /** The visit to this address in which the requirements were closed without agreeing. */
  const [closedIn, setClosedIn] = useState<string>();
  const isAsking = !agreement.requirementsAgreed && closedIn !== visit;

  const start = (): void => {
    if (agreement.requirementsAgreed) void navigate(homeRoutes.createQuote.path, { state: agreement });
    else setClosedIn(undefined);
  };

  return (
    <Page
      title={t('home.start.title')}
      step={1}
      intro={t('home.start.intro')}
      bar={<ActionBar primary={{ label: t('start.begin'), onPress: start }} />}
    >
      <HomeCovers />
      {isAsking ? (
        <RequirementsDialog
          onClose={() => setClosedIn(visit)}
          onConfirm={() => {
            begin();
            void navigate(homeRoutes.start.path, {
              replace: true,
              state: { phonenumber: agreement.phonenumber, requirementsAgreed: true },
            });
          }}
        />
      ) : null}
    </Page>
  );
};
