import type { Agreement } from '@payung/shared/schemas/agreement.ts';
import { formatDate, formatMoment } from '@payung/shared/domain/dates.ts';
import { LegalSections } from '@payung/shared/ui/text/legal-sections.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

/** The agreement with its version, and when the reader has accepted it. */
export const AgreementText = ({ agreement }: { readonly agreement: Agreement }) => {
  const text = useText();
  const { title, version, inForceFrom, acceptedAt } = agreement;
  return (
    <div className="py-stack">
      {acceptedAt === undefined ? null : (
        <InlineNotice
          kind="success"
          text={text('agreement.acceptedAt', { moment: formatMoment(acceptedAt) })}
        />
      )}
      <p className="py-quiet">
        <strong lang={agreement.language}>{title}</strong>
        {` · ${text('legal.version', { version, day: formatDate(inForceFrom) })}`}
      </p>
      <LegalSections language={agreement.language} sections={agreement.sections} />
    </div>
  );
};
