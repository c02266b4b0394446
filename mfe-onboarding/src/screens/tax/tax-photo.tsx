import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import type { IdentityFileProblem } from '@payung/shared/domain/people/identity-file.ts';
import { useText } from '#messages/catalogue.ts';
import { PhotoButton } from '#registration-card/photo-button.tsx';

interface TaxPhotoProps {
  /** Empty without a photo. */
  imageKey: string;
  onSent: (imageKey: string) => void;
}

/** A photo of the tax card, which may be left out. */
export const TaxPhoto = ({ imageKey, onSent }: TaxPhotoProps) => {
  const text = useText();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<IdentityFileProblem>();
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
