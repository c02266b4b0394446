import { useState } from 'react';
import type { Agreement } from '@payung/shared/api/endpoints/agreement.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { useText } from '#messages/catalogue.ts';
import { useAccept } from './use-accept.ts';

interface AcceptBarProps {
  readonly agreement: Agreement;
  readonly onAccepted: () => unknown;
  /** Leaves without accepting. */
  readonly secondary?: { readonly label: string; readonly onPress: () => void };
}

/** The box and the button below the words. */
export const AcceptBar = ({ agreement, onAccepted, secondary }: AcceptBarProps) => {
  const text = useText();
  // Ticked for these words alone: another version has another hash.
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
