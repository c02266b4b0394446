import { Button } from 'antd';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

/** What was typed for another lead fills this form only when somebody says so. */
export const DraftOffer = ({ draft }: { draft: FormDraft<LeadForm> }) => {
  const text = useText();
  const { offered, continueOffered, drop } = draft;
  if (offered === null) return null;
  const name = `${offered.firstName} ${offered.lastName}`.trim();
  return (
    <div className="py-stack-tight">
      <InlineNotice
        kind="info"
        text={name === '' ? text('leads.form.draft.unnamed') : text('leads.form.draft', { name })}
      />
      <div className="py-row">
        <Button size="large" onClick={continueOffered}>
          {text('leads.form.draft.continue')}
        </Button>
        <Button size="large" onClick={() => void drop()}>
          {text('leads.form.draft.empty')}
        </Button>
      </div>
    </div>
  );
};
