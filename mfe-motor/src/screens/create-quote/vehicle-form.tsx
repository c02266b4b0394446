import { useState } from 'react';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { Refusal, useRefusedFields } from '@payung/shared/journey/steps/refused-fields.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { vehicleFieldOf } from '#contract/fields.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { acceptanceOf } from '#rules/acceptance.ts';
import { isPriceUnusual } from '#rules/vehicle.ts';
import { guidePriceOf, useCatalogue } from './catalogue-reads.ts';
import { CoverFields } from './cover-fields.tsx';
import { plateIn, wholeValues, useVehicleRule } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

interface VehicleFormProps {
  /** The quote whose vehicle is changed; undefined for a new quote. */
  quote: MotorQuoteRecord | undefined;
  first: CreateQuoteValues;
  /** Why the server did not save it. */
  problems: readonly ListedError[];
  onType: (values: CreateQuoteValues) => void;
  onSave: (values: CreateQuoteValues) => void;
}

const Owner = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  const rule = useVehicleRule();
  return (
    <InsuredFields
      words={{
        title: t('motor.create.owner'),
        name: t('motor.customer.name'),
        nameHelp: t('motor.create.name.help'),
      }}
      nameRule={rule('insuredName')}
      asksPhone={asksPhone}
    />
  );
};

/** Brand and model belong to one kind, a model to one brand. */
const clearedBy = (changed: Partial<CreateQuoteValues>): Partial<CreateQuoteValues> => {
  if (changed.kind !== undefined) return { brand: '', model: '' };
  return changed.brand === undefined ? {} : { model: '' };
};

export const VehicleForm = ({ quote, first, problems, onType, onSave }: VehicleFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<CreateQuoteValues>();
  const unplaced = useRefusedFields(form, problems, vehicleFieldOf);
  const [values, setValues] = useState(first);
  /** The sum insured that was confirmed although it is far from the guide price. */
  const [confirmedSum, setConfirmedSum] = useState(quote?.sumInsured);
  const [isConfirming, setConfirming] = useState(false);
  const catalogue = useCatalogue(values);
  const { model, facts } = catalogue;
  const guidePrice = guidePriceOf(model, values.year, values.startDate);

  const now = (): CreateQuoteValues => wholeValues(form.getFieldsValue(true));
  const refresh = (): void => {
    // Where only one coverage is offered, that one is chosen.
    const { coverages } = acceptanceOf({ ...now(), ...facts });
    const [only] = coverages;
    if (coverages.length === 1 && only !== now().coverage) form.setFieldValue('coverage', only);
    setValues(now());
    onType(now());
  };
  const type = (changed: Partial<CreateQuoteValues>): void => {
    form.setFieldsValue({ ...clearedBy(changed), ...plateIn(changed.plateCode ?? '') });
    refresh();
  };
  /** Brand and model as the catalogue spells them, however they were typed. */
  const toSave = (): CreateQuoteValues =>
    model === undefined ? now() : { ...now(), brand: model.brand, model: model.model };
  const submit = (): void => {
    const whole = toSave();
    const needsConfirmation =
      isPriceUnusual(whole.sumInsured, guidePrice) && whole.sumInsured !== confirmedSum;
    setConfirming(needsConfirmation);
    if (!needsConfirmation) onSave(whole);
  };

  return (
    <QuoteForm
      form={form}
      initialValues={first}
      problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
      onType={type}
      onSave={submit}
    >
      {quote === undefined || quote.planCode === '' ? null : (
        <InlineNotice kind="warning" text={t('motor.create.reset')} />
      )}
      <VehicleFields
        values={values}
        isKindFixed={quote !== undefined}
        catalogue={catalogue}
        onFilled={refresh}
      />
      <CoverFields
        values={values}
        acceptance={acceptanceOf({ ...values, ...facts })}
        model={facts}
        guidePrice={guidePrice}
        onFilled={refresh}
      />
      <Owner asksPhone={quote === undefined && !isLinkMode} />
      {isConfirming && guidePrice !== undefined ? (
        <SumConfirmation
          sumInsured={values.sumInsured}
          guidePrice={guidePrice}
          onClose={() => setConfirming(false)}
          onKeep={() => {
            setConfirming(false);
            setConfirmedSum(values.sumInsured);
            onSave(toSave());
          }}
        />
      ) : null}
    </QuoteForm>
  );
};

interface SumConfirmationProps {
  /** Whole rupiah. */
  sumInsured: number;
  guidePrice: number;
  onKeep: () => void;
  onClose: () => void;
}

/** Confirms a sum insured that is far from the guide price (ruling R17). */
const SumConfirmation = ({ sumInsured, guidePrice, onKeep, onClose }: SumConfirmationProps) => {
  const t = useText();
  const amounts = { sum: formatRupiah(sumInsured), guide: formatRupiah(guidePrice) };
  return (
    <AdaptiveDialog
      open
      title={t('motor.create.unusual')}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button type="primary" size="large" onClick={onKeep}>
            {t('motor.create.unusual.keep', amounts)}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('motor.create.unusual.change')}
          </Button>
        </div>
      }
    >
      <p>{t('motor.create.unusual.text', amounts)}</p>
    </AdaptiveDialog>
  );
};
