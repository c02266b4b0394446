import { useState } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import type { AgreedBy } from '#domain/privacy/consent-texts.ts';
import { ToOrderSummary, expiredPriceNotice } from '#journey/price/expired-notices.tsx';
import { Consents, CONSENT_TEXT_VERSION, useSpeaker } from './consents.tsx';
import type { ConsentName, ConsentValues } from './consents.tsx';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { AgreedByChoice } from '#ui/choices/agreed-by.tsx';
import { useFocusOnMissing } from '#ui/fields/focus-on-missing.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { today } from '#journey/steps/today.ts';
import { useSingleFlight } from '#journey/steps/single-flight.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { useProblemText } from '#journey/steps/save-step.ts';

/** A box that is not ticked, or a choice of which none is made. */
const MISSING = '[aria-invalid="true"], [data-missing] input';

const CONSENTS: readonly ConsentName[] = ['terms', 'dataProcessing', 'marketing'];
/** Marketing is never a condition. */
const NEEDED: readonly ConsentName[] = ['terms', 'dataProcessing'];

interface ConfirmationPageProps<Quote extends QuoteRecord, Offers> {
  step: JourneyStep<Quote>;
  /** What the plans of the product cover. */
  offers: UseQueryResult<Offers>;
  /** Why it is too late for the first day of the cover; nothing while it is not. */
  late: ReactNode;
  /** All that will stand in the policy, and what it means. */
  children: (quote: Quote, offers: Offers) => ReactNode;
}

/** The last page before the payment: everything once more, and the consents. */
export const ConfirmationPage = <Quote extends QuoteRecord, Offers>({
  step,
  offers,
  late,
  children,
}: ConfirmationPageProps<Quote, Offers>) => {
  const text = useText();
  const confirmation = useConfirmQuote(step);
  const { quote, isOpen } = step;
  const [consents, setConsents] = useState<ConsentValues>({});
  const speaker = useSpeaker();
  const [agreedBy, setAgreedBy] = useState<AgreedBy>();
  const isWayMissing = speaker === 'agent' && agreedBy === undefined;
  const [wasTried, setTried] = useState(false);
  const [consentCard, showMissing] = useFocusOnMissing<HTMLElement>(MISSING);

  const record = quote.data;
  const missing = NEEDED.filter((name) => consents[name] !== true);
  const closed = late ?? (record === undefined ? undefined : expiredPriceNotice(record, today()));

  const submit = (): void => {
    setTried(true);
    if (record === undefined || closed !== undefined) return;
    if (missing.length > 0 || isWayMissing) return showMissing();
    confirmation.confirm(record, { consents, agreedBy });
  };

  return (
    <Page
      title={text('confirm.title')}
      step={step.progress}
      back={step.back}
      intro={text('confirm.intro')}
      bar={
        <ActionBar
          total={record?.duePremium}
          totalLabel={text('checkout.due')}
          primary={{
            label: text('confirm.submit'),
            onPress: submit,
            disabled: record === undefined || closed !== undefined,
            busy: confirmation.isBusy,
          }}
        />
      }
    >
      <QueryBoundary quiet isOpen={isOpen} of={[quote, offers]} loading={<Loading shape="summary" />}>
        {(saved, offered) => (
          <>
            {closed === undefined ? null : <InlineNotice kind="error" text={closed} />}
            {children(saved, offered)}
            <section className="py-card py-stack" ref={consentCard}>
              <h2>{text(speaker === 'agent' ? 'consent.title.agent' : 'consent.title')}</h2>
              <Consents
                value={consents}
                onChange={setConsents}
                productId={saved.productId}
                names={CONSENTS}
                missing={wasTried ? missing : []}
                missingText={text('confirm.consents.required')}
              />
              {speaker === 'agent' ? (
                <AgreedByChoice
                  name="agreed-by"
                  value={agreedBy}
                  onChange={setAgreedBy}
                  isMissing={wasTried && isWayMissing}
                />
              ) : null}
            </section>
            {confirmation.problem === undefined ? null : (
              <InlineNotice
                kind="error"
                text={
                  <>
                    {confirmation.problem} {confirmation.isRefused ? <ToOrderSummary quote={saved} /> : null}
                  </>
                }
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const NONE_GIVEN = { terms: false, dataProcessing: false, marketing: false };

interface GivenConsents {
  readonly consents: ConsentValues;
  /** Of an agent, who speaks for the customer. */
  readonly agreedBy: AgreedBy | undefined;
}

/** Freezes the quote as it is on the screen, records the consents, and goes to the payment. */
const useConfirmQuote = <Quote extends QuoteRecord>({ quoteId, quote, goNext }: JourneyStep<Quote>) => {
  const language = useLanguage();
  const speaker = useSpeaker();
  const refresh = useRefreshQuote();
  const problemText = useProblemText();
  const [isBusy, run] = useSingleFlight();
  /** The texts behind the boxes are those of the day on which they were shown. */
  const [shownOn] = useState(today);
  /** What was due when the quote was confirmed. */
  const [shownDue, setShownDue] = useState<number>();

  const confirmation = useMutation({
    mutationFn: ({ consents, agreedBy }: GivenConsents) =>
      call(quoteEndpoints.confirmQuote, {
        params: { quoteId },
        seenVersion: quote.data?.version,
        body: {
          consents: { ...NONE_GIVEN, ...consents },
          textVersion: CONSENT_TEXT_VERSION[speaker],
          ...(agreedBy === undefined ? {} : { agreedBy }),
          shownOn,
          language,
        },
      }),
  });

  const confirm = (shown: Quote, given: GivenConsents): void =>
    run(async () => {
      setShownDue(shown.duePremium);
      try {
        await confirmation.mutateAsync(given);
      } catch {
        // Somebody may have changed the quote meanwhile: show how it stands now.
        await refresh(quoteId);
        return 'stayed';
      }
      await refresh(quoteId);
      goNext(shown);
      return 'navigated';
    });

  const { error } = confirmation;
  const due = quote.data?.duePremium;
  return {
    confirm,
    isBusy,
    problem: error === null ? undefined : problemText(error, due === shownDue ? undefined : due),
    /** By a rule, because the price or the promo code has expired: trying again does not help. */
    isRefused: error instanceof ApiError && error.status === 422,
  };
};
