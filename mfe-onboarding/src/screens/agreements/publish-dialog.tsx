import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { NewAgreement } from '@payung/shared/schemas/agreement.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { LegalSections } from '@payung/shared/ui/text/legal-sections.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface PublishDialogProps {
  readonly agreement: NewAgreement;
  readonly onPublished: () => unknown;
  readonly onClose: () => void;
}

/** Shows both texts as agents will read them, and what publishing does. */
export const PublishDialog = ({ agreement, onPublished, onClose }: PublishDialogProps) => {
  const text = useText();
  const failureText = useFailureText();
  const publish = useMutation({
    mutationFn: () => call(agreementEndpoints.publishAgreement, { body: agreement }),
    // The dialog shows the error.
    meta: { quiet: true },
    onSuccess: onPublished,
  });
  const { version, inForceFrom } = agreement;
  return (
    <AdaptiveDialog
      open
      width={820}
      title={text('agreements.publish.title', { version })}
      onClose={onClose}
      footer={
        <div className="py-two">
          <Button size="large" block disabled={publish.isPending} onClick={onClose}>
            {text('agreements.publish.back')}
          </Button>
          <Button
            type="primary"
            size="large"
            block
            loading={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {text('agreements.publish.confirm')}
          </Button>
        </div>
      }
    >
      <div className="py-stack">
        <InlineNotice
          kind="warning"
          text={text('agreements.publish.what', { version, day: formatDate(inForceFrom) })}
        />
        {publish.isError ? <InlineNotice kind="error" text={failureText(publish.error)} /> : null}
        {(['en', 'id'] as const).map((language) => (
          <section key={language} className="py-stack-tight">
            <h3>{`${text(`agreements.${language}`)}: ${agreement[language].title}`}</h3>
            <LegalSections heading="h4" language={language} sections={agreement[language].sections} />
          </section>
        ))}
      </div>
    </AdaptiveDialog>
  );
};
