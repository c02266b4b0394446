import { useNavigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';
import { cardPages } from '#registration/addresses.ts';
import { OpenRegistration, useSkipPart } from '#registration/open-registration.tsx';
import { MANY_FAILURES, useOwnDrafts } from '#registration-card/own-drafts.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const HELP = ['idCard.help.light', 'idCard.help.flat', 'idCard.help.whole', 'idCard.help.face'] as const;

/** Help after several failed checks, with the offer of a file. */
const WhatHelps = () => {
  const text = useText();
  return (
    <section className="py-card" aria-label={text('idCard.help')}>
      <h2>{text('idCard.help')}</h2>
      <ul>
        {HELP.map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
    </section>
  );
};

const CardError = ({ registration: { kind } }: { registration: Registration }) => {
  const text = useText();
  const navigate = useNavigate();
  const { failures } = useOwnDrafts();
  const pages = cardPages(kind);
  const { skip, isSkipping, problem } = useSkipPart('idCard', () => pages.terms);
  const hasFailedOften = failures >= MANY_FAILURES;
  return (
    <ResultPage
      kind="error"
      title={text('onb.sorry')}
      text={text('onb.sorryText')}
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void navigate(pages.card)}>
            {text('onb.retake')}
          </Button>
          {hasFailedOften ? (
            <Button size="large" onClick={() => void navigate(pages.card, { state: { isFileFirst: true } })}>
              {text('idCard.file')}
            </Button>
          ) : null}
          <Button size="large" loading={isSkipping} aria-busy={isSkipping || undefined} onClick={skip}>
            {text('onb.skip')}
          </Button>
        </>
      }
    >
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      {hasFailedOften ? <WhatHelps /> : null}
    </ResultPage>
  );
};

/** The check ended without a card (ONB-010, ONB-011), for a person and for a company's director alike (ruling K102). */
export const Screen = () => (
  <OpenRegistration>{(registration) => <CardError registration={registration} />}</OpenRegistration>
);
