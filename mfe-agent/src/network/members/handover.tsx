import type { TransferResult, MemberProfile } from '@payung/shared/schemas/network.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './handover.module.css';

interface WhatHappensProps {
  readonly profile: MemberProfile;
  /** The name of the successor. */
  readonly to: string;
  /** Whether the member leaves now; one who left before has no session. */
  readonly isLeaving: boolean;
}

/** The consequences for the member, the successor and the customers, shown before confirming (rulings R37, R38). */
export const WhatHappens = ({ profile: { name, open, directMembers }, to, isLeaving }: WhatHappensProps) => {
  const text = useText();
  const { quotes, leads } = open ?? { quotes: 0, leads: 0 };
  return (
    <>
      <section aria-labelledby="member-what" className="py-stack-tight">
        <h3 id="member-what">{text('member.what')}</h3>
        <ul className={styles['list']}>
          {isLeaving ? <li>{text('member.what.sessions', { name })}</li> : null}
          <li>{text('member.what.members', { members: directMembers, to })}</li>
          <li>{text('member.what.open', { quotes, leads, to })}</li>
          <li>{text('member.what.customers', { name, to })}</li>
          <li>{text('member.what.points', { name })}</li>
          <li>{text('member.what.links')}</li>
        </ul>
      </section>
      <InlineNotice kind="warning" text={text('member.final')} />
    </>
  );
};

/** The numbers of transferred members, quotes and leads as a text. */
export const useMovedText = () => {
  const text = useText();
  return ({ movedMembers, movedQuotes, movedLeads }: TransferResult): string =>
    text('member.moved', { members: movedMembers, quotes: movedQuotes, leads: movedLeads });
};
