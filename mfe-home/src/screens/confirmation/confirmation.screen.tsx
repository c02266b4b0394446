import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homeAmountDue } from '@payung/shared/domain/home/amounts.ts';
import { isStartDateAllowed } from '@payung/shared/domain/home/check-property.ts';
import { useConfirmQuote } from '@payung/shared/journey/confirm-quote.ts';
import { Consents } from '@payung/shared/journey/consents.tsx';
import type { ConsentName, ConsentValues } from '@payung/shared/journey/consents.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useSeenVersion } from '@payung/shared/journey/save-step.ts';
import { today } from '@payung/shared/journey/today.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { LateStart } from '#home-quote/late-start.tsx';
import { dueBeforeOf } from '#home-quote/price-before.ts';
import { useHomePlans } from '#home-quote/reads.ts';
import { shownHomeQuote } from '#home-quote/shown-quote.ts';
import { useText } from '#messages/catalogue.ts';
import { PolicySummary } from './policy-summary.tsx';
import { PriceChange } from './price-change.tsx';
import { Review } from './review.tsx';

const CONSENTS: readonly ConsentName[] = ['terms', 'dataProcessing', 'marketing'];
/** Marketing is never a condition. */
const NEEDED: readonly ConsentName[] = ['terms', 'dataProcessing'];

export const Screen = () => {
  const t = useText();
  const dueBefore = dueBeforeOf(useLocation().state);
  const { quoteId, quote, isOpen } = useJourneyStop('confirmation');
  const plans = useHomePlans(quoteId);
  const confirmation = useConfirmQuote(quoteId, {
    seenVersion: useSeenVersion(quoteId, shownHomeQuote),
    paymentPath: homeRoutes.payment.path,
  });
  const [consents, setConsents] = useState<ConsentValues>({});
  const [wasTried, setTried] = useState(false);

  const record = quote.data;
  const missing = NEEDED.filter((name) => consents[name] !== true);
  const isLate = record !== undefined && !isStartDateAllowed(record.homeEffectiveDate, today());

  const submit = (): void => {
    setTried(true);
    if (record !== undefined && missing.length === 0 && !isLate) confirmation.confirm(consents);
  };

  return (
    <Page
      title={t('home.confirm.title')}
      step={3}
      back={quoteAddress(homeRoutes.customerInformation.path, quoteId)}
      intro={t('home.confirm.intro')}
      bar={
        <ActionBar
          total={record === undefined ? undefined : homeAmountDue(record)}
          totalLabel={t('checkout.due')}
          primary={{
            label: t('home.confirm.submit'),
            onPress: submit,
            disabled: record === undefined || isLate,
            busy: confirmation.isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, plans]} loading={<Loading shape="summary" />}>
        {(saved, offers) => (
          <>
            {isLate ? <InlineNotice kind="error" text={<LateStart quoteId={quoteId} />} /> : null}
            <PriceChange before={dueBefore} now={homeAmountDue(saved)} />
            <Review quote={saved} />
            <PolicySummary quote={saved} offers={offers} />
            <section className="py-card py-stack">
              <h2>{t('consent.title')}</h2>
              <Consents
                value={consents}
                onChange={setConsents}
                names={CONSENTS}
                missing={wasTried ? missing : []}
              />
              {wasTried && missing.length > 0 ? (
                <InlineNotice kind="error" text={t('home.confirm.consents.required')} />
              ) : null}
            </section>
            {confirmation.problem === undefined ? null : (
              <InlineNotice kind="error" text={confirmation.problem} />
            )}
          </>
        )}
      </Reads>
    </Page>
  );
};
