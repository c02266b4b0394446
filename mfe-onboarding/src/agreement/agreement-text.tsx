import type { Agreement } from '@payung/shared/schemas/agreement.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { LegalSections } from '@payung/shared/ui/text/legal-sections.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { queryOf } from '@payung/shared/api/query.ts';

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

interface AcceptBarProps {
  readonly agreement: Agreement;
  readonly onAccepted: () => unknown;
  /** Leaves without accepting. */
  readonly secondary?: { readonly label: string; readonly onPress: () => void };
}

/** The consent box and the button below the text. */
export const AcceptBar = ({ agreement, onAccepted, secondary }: AcceptBarProps) => {
  const text = useText();
  // Ticked for this text only: another version has another hash.
  const [ticked, setTicked] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { accept, isBusy, problem } = useAccept(onAccepted);
  const isTicked = ticked === agreement.hash;
  return (
    <ActionBar
      hint={
        <div ref={around} className="py-stack-tight">
          {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
          <ConsentBox
            checked={isTicked}
            isMissing={isAsked && !isTicked}
            missingText={text('agreement.tickFirst')}
            purpose={text('agreement.purpose', { version: agreement.version })}
            onChange={(checked) => setTicked(checked ? agreement.hash : '')}
          >
            {text('agreement.haveRead')}
          </ConsentBox>
        </div>
      }
      {...(secondary === undefined ? {} : { secondary })}
      primary={{
        label: text('agreement.accept'),
        disabled: !isTicked,
        busy: isBusy,
        onPress: () => accept(agreement),
        onRefused: () => {
          setAsked(true);
          showMissing();
        },
      }}
    />
  );
};

const hasChanged = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Accepts the shown version. When another version has come into force, that one is loaded to be read. */
const useAccept = (onAccepted: () => unknown) => {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const accept = useMutation({
    mutationFn: ({ version, language, hash }: Agreement) =>
      call(agreementEndpoints.acceptAgreement, { body: { version, language, hash } }),
    // The bar shows the error.
    meta: { quiet: true },
    onSuccess: onAccepted,
    onError: (error) =>
      hasChanged(error)
        ? queries.invalidateQueries({ queryKey: queryOf(agreementEndpoints.getAgreement).queryKey })
        : undefined,
  });
  return {
    accept: accept.mutate,
    isBusy: accept.isPending,
    problem: accept.isError ? failureText(accept.error) : undefined,
  };
};
