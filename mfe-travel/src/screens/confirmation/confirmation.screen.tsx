import { useState } from 'react';
import { isBackdated } from '@payung/shared/domain/payment.ts';
import { Consents } from '@payung/shared/journey/consents.tsx';
import type { ConsentName, ConsentValues } from '@payung/shared/journey/consents.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useSeenVersion } from '@payung/shared/journey/save-step.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { usePlans } from '#travel-quote/reads.ts';
import { today } from '@payung/shared/journey/today.ts';
import { useConfirmQuote } from '@payung/shared/journey/confirm-quote.ts';
import { PolicySummary } from './policy-summary.tsx';
import { Review } from './review.tsx';

const CONSENTS: readonly ConsentName[] = ['terms', 'dataProcessing', 'marketing'];
/** Marketing is never a condition. */
const NEEDED: readonly ConsentName[] = ['terms', 'dataProcessing'];

export const Screen = () => {
  const t = useText();
  const { quoteId, quote, isOpen } = useJourneyStop('confirmation');
  const plans = usePlans(quoteId);
  const confirmation = useConfirmQuote(quoteId, {
    seenVersion: useSeenVersion(quoteId),
    paymentPath: shellRoutes.payment.path,
  });
  const [consents, setConsents] = useState<ConsentValues>({});
  const [wasTried, setTried] = useState(false);

  const record = quote.data;
  const missing = NEEDED.filter((name) => consents[name] !== true);
  const isLate = record !== undefined && isBackdated(record.departureDate, today());

  const submit = (): void => {
    setTried(true);
    if (record !== undefined && missing.length === 0 && !isLate) confirmation.confirm(consents);
  };

  return (
    <Page
      title={t('travel.confirm.title')}
      step={3}
      back={quoteAddress(travelRoutes.customerInformation.path, quoteId)}
      intro={t('travel.confirm.intro')}
      bar={
        <ActionBar
          total={record?.duePremium}
          totalLabel={t('travel.confirm.due')}
          primary={{
            label: t('travel.confirm.submit'),
            onPress: submit,
            disabled: record === undefined || isLate,
            busy: confirmation.isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, plans]} loading={<Loading shape="summary" />}>
        {(saved) => (
          <>
            {isLate ? <InlineNotice kind="error" text={t('notice.backdated')} /> : null}
            <Review quote={saved} />
            <PolicySummary
              quote={saved}
              offer={plans.data?.find((offer) => offer.PlanCode === saved.planCode)}
            />
            <section className="py-card py-stack">
              <h2>{t('consent.title')}</h2>
              <Consents
                value={consents}
                onChange={setConsents}
                names={CONSENTS}
                missing={wasTried ? missing : []}
              />
              {wasTried && missing.length > 0 ? (
                <InlineNotice kind="error" text={t('travel.confirm.consents.required')} />
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
