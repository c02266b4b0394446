import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { checkTaxNumber } from '@payung/shared/domain/onboarding/tax-number.ts';
import type { PhotoProblem } from '@payung/shared/ui/photo/small-photo.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { NumberField } from '#number-field.tsx';
import { PhotoButton } from '@payung/shared/ui/photo/photo-button.tsx';

const PROBLEMS = {
  'tax.required': 'onbTax.required',
  'tax.letters': 'onbTax.letters',
  'tax.length': 'onbTax.length',
} as const;

/** A tax number with a photo of its card; an empty image key without one. */
interface TaxData {
  readonly taxId: string;
  readonly imageKey: string;
}

/** The state of the form; `submit` saves valid values. */
export const useTaxForm = (first: TaxData, save: (tax: TaxData) => void) => {
  const [taxId, setTaxId] = useState(first.taxId);
  const [imageKey, setImageKey] = useState(first.imageKey);
  const [wasSubmitted, setSubmitted] = useState(false);
  const problem = checkTaxNumber(taxId);
  return {
    taxId,
    setTaxId,
    imageKey,
    setImageKey,
    problem: wasSubmitted ? problem : undefined,
    submit: () => {
      setSubmitted(true);
      if (problem === undefined) save({ taxId, imageKey });
    },
  };
};

interface TaxFieldsProps {
  form: ReturnType<typeof useTaxForm>;
  /** The help text below the number. */
  help?: string;
}

/** The tax number and a photo of its card. */
export const TaxFields = ({ form, help }: TaxFieldsProps) => {
  const text = useText();
  const { taxId, setTaxId, problem, imageKey, setImageKey } = form;
  return (
    <>
      <NumberField
        label={text('onbTax.number')}
        maxLength={24}
        value={taxId}
        help={help}
        problem={problem === undefined ? undefined : text(PROBLEMS[problem])}
        onChange={setTaxId}
      />
      <TaxPhoto imageKey={imageKey} onSent={setImageKey} />
    </>
  );
};

interface TaxPhotoProps {
  /** Empty without a photo. */
  imageKey: string;
  onSent: (imageKey: string) => void;
}

/** An optional photo of the tax card. */
const TaxPhoto = ({ imageKey, onSent }: TaxPhotoProps) => {
  const text = useText();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<PhotoProblem>();
  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: (upload: File) => call(profileEndpoints.uploadOwnImage, { query: { of: 'tax' }, upload }),
    onSuccess: (sent) => onSent(sent.imageKey),
  });
  const wrong = problem === undefined ? undefined : text(problem);
  const failure = sending.error === null ? wrong : failureText(sending.error);
  return (
    <section className="py-card" aria-label={text('onbTax.photo')}>
      <p className="py-quiet">{text('onbTax.photo.optional')}</p>
      {imageKey === '' ? null : <InlineNotice kind="success" text={text('onbTax.photo.sent')} />}
      {failure === undefined ? null : <InlineNotice kind="error" text={failure} />}
      <div className="py-row">
        <PhotoButton
          label={text(imageKey === '' ? 'onbTax.photo.choose' : 'onbTax.photo.again')}
          isBusy={sending.isPending}
          isCard
          mayChoose={() => !sending.isPending}
          onPhoto={(photo) => {
            setProblem(undefined);
            sending.mutate(photo);
          }}
          onProblem={setProblem}
        />
      </div>
    </section>
  );
};
