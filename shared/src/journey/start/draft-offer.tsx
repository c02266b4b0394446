import { Button } from 'antd';
import type { FormDraft } from '#journey/steps/form-draft.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** The person whom a draft is for, as far as a name was typed. */
const nameIn = (values: unknown): string => {
  const { insuredName } = values as { readonly insuredName?: unknown };
  return typeof insuredName === 'string' ? insuredName.trim() : '';
};

interface DraftOfferProps {
  draft: Pick<FormDraft<unknown>, 'offered' | 'continueOffered' | 'drop'>;
}

/** What was typed for another quote fills this one only when somebody says so. */
export const DraftOffer = ({ draft: { offered, continueOffered, drop } }: DraftOfferProps) => {
  const text = useText();
  if (offered === null) return null;
  const name = nameIn(offered);
  return (
    <div className="py-stack-tight">
      <InlineNotice
        kind="info"
        text={name === '' ? text('create.draft.unnamed') : text('create.draft', { name })}
      />
      <div className="py-row">
        <Button size="large" onClick={continueOffered}>
          {text('create.draft.continue')}
        </Button>
        <Button size="large" onClick={() => void drop()}>
          {text('create.draft.empty')}
        </Button>
      </div>
    </div>
  );
};
