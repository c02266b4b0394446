import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { formatDate } from '#domain/dates.ts';
import { checkPhoneForOtp } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';
import { CustomerPhone } from '#journey/customer/customer-phone.tsx';
import { useProblemText } from '#journey/steps/save-step.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { agentEndpoints } from '#api/endpoints/agent.ts';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { useGeneratedLink } from './generated-link.ts';
import type { GeneratedLink } from './generated-link.ts';
import { Button } from '#ui/button.tsx';

interface ShareQuoteProps {
  readonly quote: Pick<QuoteRecord, 'id' | 'code' | 'insuredPhone'>;
  /** What the product calls itself. */
  readonly product: string;
  /** The calls of the product. */
  readonly makeLink: () => Promise<GeneratedLink>;
  readonly savePhone: (phone: string) => Promise<unknown>;
}

/** An agent's way to hand the quote to the customer; without a phone that a code reaches there is no link (ruling R03). */
export const ShareQuote = ({ quote, product, makeLink, savePhone }: ShareQuoteProps) => {
  const text = useText();
  const hasPhone = checkPhoneForOtp(quote.insuredPhone) === undefined;
  const [isRevoked, setRevoked] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const link = useGeneratedLink({ quoteId: quote.id, make: makeLink, isWanted: hasPhone });
  const renew = () => {
    setRevoked(false);
    link.mutate();
  };

  if (!hasPhone || isCorrecting) {
    return (
      <SharePhone
        quote={quote}
        savePhone={savePhone}
        onSaved={() => {
          if (isCorrecting) renew();
          setCorrecting(false);
        }}
        onCancel={hasPhone ? () => setCorrecting(false) : undefined}
      />
    );
  }
  if (isRevoked || link.isError) {
    return (
      <>
        <InlineNotice
          kind={isRevoked ? 'info' : 'error'}
          text={text(isRevoked ? 'quote.revoked' : 'policy.linkFailed')}
        />
        <Button size="large" onClick={renew}>
          {text(isRevoked ? 'quote.link.make' : 'common.tryAgain')}
        </Button>
      </>
    );
  }
  if (!link.isSuccess) return <Loading shape="share" />;
  const { link: address, expiresAt } = link.data;
  return (
    <>
      <ShareSheet
        link={address}
        message={text('quote.share.message', { product, code: quote.code, link: address })}
        phone={quote.insuredPhone}
        emailSubject={text('quote.share.subject', { product, code: quote.code })}
      />
      <p className="py-quiet">{text('quote.share.until', { date: formatDate(expiresAt) })}</p>
      <div className="py-row">
        <Button size="large" onClick={() => setCorrecting(true)}>
          {text('quote.phone.change')}
        </Button>
      </div>
      <details>
        <summary className="py-text-button">{text('quote.link.more')}</summary>
        <div className="py-stack-tight">
          <p className="py-quiet">{text('quote.revoke.text')}</p>
          <RevokeLink quoteId={quote.id} onRevoked={() => setRevoked(true)} />
        </div>
      </details>
    </>
  );
};

interface SharePhoneProps {
  readonly quote: { readonly id: string; readonly insuredPhone: string };
  /** The call of the product. */
  readonly savePhone: (phone: string) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Only where a phone is there already. */
  readonly onCancel?: (() => void) | undefined;
}

/** The phone that the link's one-time code goes to, so it must be one that a code can be sent to (ruling K61). */
export const SharePhone = ({ quote, savePhone, onSaved, onCancel }: SharePhoneProps) => {
  const text = useText();
  const problemText = useProblemText();
  const refresh = useRefreshQuote();
  const [phone, setPhone] = useState(quote.insuredPhone);
  // A number on the quote that no code can be sent to is wrong from the start.
  const [wasPressed, setPressed] = useState(
    quote.insuredPhone !== '' && checkPhoneForOtp(quote.insuredPhone) !== undefined,
  );
  const save = useMutation({
    mutationFn: savePhone,
    onSuccess: async () => {
      await refresh(quote.id);
      onSaved();
    },
  });
  const problem = wasPressed ? checkPhoneForOtp(phone) : undefined;
  const refusal = save.isError ? problemText(save.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkPhoneForOtp(phone) === undefined && !save.isPending) save.mutate(phone);
  };
  return (
    <form className="py-stack" noValidate onSubmit={submit}>
      <CustomerPhone
        label={text('quote.phone.title')}
        help={text(onCancel === undefined ? 'quote.phone.text' : 'quote.phone.changeText')}
        value={phone}
        onChange={(digits) => {
          setPhone(digits);
          save.reset();
        }}
        problem={problem === undefined ? refusal : text(problem)}
      />
      <div className="py-row">
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={save.isPending}
          aria-busy={save.isPending}
        >
          {text('quote.phone.save')}
        </Button>
        {onCancel === undefined ? null : (
          <Button size="large" onClick={onCancel}>
            {text('quote.phone.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};

interface RevokeLinkProps {
  readonly quoteId: string;
  readonly onRevoked: () => void;
}

/** Asks first: the customer may be in the middle of a visit. */
const RevokeLink = ({ quoteId, onRevoked }: RevokeLinkProps) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => call(agentEndpoints.revokeLink, { body: { quoteId } }),
    onSuccess: onRevoked,
  });
  const close = () => setAsking(false);
  return (
    <>
      <div>
        <Button size="large" onClick={() => setAsking(true)}>
          {text('quote.revoke')}
        </Button>
      </div>
      <AdaptiveDialog
        open={isAsking}
        title={text('quote.revoke.ask')}
        onClose={close}
        footer={
          <>
            <Button size="large" onClick={close}>
              {text('quote.revoke.keep')}
            </Button>
            <Button
              size="large"
              type="primary"
              danger
              loading={revoke.isPending}
              aria-busy={revoke.isPending}
              onClick={() => {
                if (!revoke.isPending) revoke.mutate();
              }}
            >
              {text('quote.revoke')}
            </Button>
          </>
        }
      >
        <p>{text('quote.revoke.text')}</p>
        {revoke.isError ? <InlineNotice kind="error" text={text('quote.revoke.failed')} /> : null}
      </AdaptiveDialog>
    </>
  );
};
