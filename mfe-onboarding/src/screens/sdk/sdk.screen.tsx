import { useNavigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { cardPages, outcomeAddress } from '#registration/addresses.ts';
import { CardPanel } from '#registration-card/card-panel.tsx';
import { OpenRegistration } from '#registration/open-registration.tsx';

const Launch = ({ registration: { kind } }: { registration: Registration }) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Page
      title={text(kind === 'individual' ? 'idCard.title' : 'idCard.title.director')}
      back={cardPages(kind).card}
      intro={text('idCard.sdk')}
    >
      <CardPanel
        isCheckOnly
        onOutcome={(status) => void navigate(outcomeAddress(kind, status))}
        onCard={() => void navigate(cardPages(kind).success)}
      />
    </Page>
  );
};

/**
 * The check by itself (ruling N06), for people who open it by its address. Its token comes from the server and never
 * appears in the address (ruling R54); its outcome leads to the same page as from the page of the card.
 */
export const Screen = () => (
  <OpenRegistration>{(registration) => <Launch registration={registration} />}</OpenRegistration>
);
