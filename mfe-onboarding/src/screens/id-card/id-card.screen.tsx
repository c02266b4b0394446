import { useLocation, useNavigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { partOf } from '@payung/shared/domain/onboarding/progress.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { cardPages, outcomeAddress } from '#registration/addresses.ts';
import { CardPanel } from '#registration-card/card-panel.tsx';
import { OpenRegistration, useSkipPart } from '#registration/open-registration.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** What the error page hands over: the camera has failed, a file goes first. */
export interface CardPageState {
  readonly isFileFirst?: boolean;
}

const Card = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const navigate = useNavigate();
  const { kind } = registration;
  const { isFileFirst = false } = (useLocation().state ?? {}) as CardPageState;
  const pages = cardPages(kind);
  const { skip, isSkipping, problem } = useSkipPart('idCard', () => pages.terms);
  const { reason } = partOf(registration, 'idCard');
  return (
    <Page
      title={text(kind === 'individual' ? 'idCard.title' : 'idCard.title.director')}
      back={onboardingRoutes.tasks.path}
      intro={text(kind === 'individual' ? 'idCard.intro' : 'idCard.intro.director')}
    >
      {reason === '' ? null : <InlineNotice kind="warning" text={reason} />}
      <CardPanel
        isFileFirst={isFileFirst}
        onOutcome={(status) => void navigate(outcomeAddress(kind, status))}
        onCard={() => void navigate(pages.success)}
      />
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      <div className="py-stack-tight">
        <div className="py-row">
          <Button size="large" loading={isSkipping} aria-busy={isSkipping || undefined} onClick={skip}>
            {text('idCard.skip')}
          </Button>
        </div>
        <p className="py-quiet py-small">{text('idCard.skip.hint')}</p>
      </div>
    </Page>
  );
};

/** The ID card with a selfie: the person's own, or that of a company's director (ONB-004). */
export const Screen = () => (
  <OpenRegistration address={({ kind }) => cardPages(kind).card}>
    {(registration) => <Card registration={registration} />}
  </OpenRegistration>
);
