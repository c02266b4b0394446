import type { TransferResult } from '@payung/shared/api/endpoints/member-work.ts';
import { useText } from '#messages/catalogue.ts';

/** What went to somebody else, in numbers. */
export const useMovedText = () => {
  const text = useText();
  return ({ movedMembers, movedQuotes, movedLeads }: TransferResult): string =>
    text('member.moved', { members: movedMembers, quotes: movedQuotes, leads: movedLeads });
};
