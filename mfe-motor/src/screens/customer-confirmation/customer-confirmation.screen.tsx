import { PriceChange } from '@payung/shared/journey/price/price-change.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { RejectionNotice } from '#motor-quote/rejection.tsx';
import { Review } from '#motor-quote/review.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';

/** The review before the photos, read-only (N26). */
export const Screen = () => {
  const t = useText();
  const { quote, isOpen, progress, back, goNext } = useMotorStep('customerConfirmation');
  const record = quote.data;
  return (
    <Page
      title={t('motor.review.title')}
      step={progress}
      back={back}
      intro={t('motor.review.intro')}
      bar={
        <ActionBar
          total={record?.duePremium}
          totalLabel={t('checkout.due')}
          primary={{
            label: t('common.next'),
            disabled: record === undefined || !isOpen,
            onPress: () => {
              if (record !== undefined) goNext(record);
            },
          }}
        />
      }
    >
      <QueryBoundary quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(saved) => (
          <>
            <RejectionNotice quote={saved} />
            <PriceChange now={saved.duePremium} text={(amounts) => t('motor.review.priceChanged', amounts)} />
            <Review quote={saved} />
            <InlineNotice kind="info" text={t('motor.review.photosNext')} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
