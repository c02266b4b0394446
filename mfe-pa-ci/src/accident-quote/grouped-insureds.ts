import type { AccidentQuoteRecord, QuotedInsured } from '#contract/accident-record.ts';

export interface InsuredGroup {
  /** Empty where everybody has one limit. */
  readonly name: string;
  readonly planName: string;
  readonly limit: number;
  readonly insureds: readonly QuotedInsured[];
}

/** The insureds by their groups, which take them in their order. */
export const groupedInsureds = ({ groups, insureds }: AccidentQuoteRecord): readonly InsuredGroup[] => {
  let taken = 0;
  return groups.map(({ name, participants }) => {
    const members = insureds.slice(taken, taken + participants);
    taken += participants;
    return { name, planName: members[0]?.planName ?? '', limit: members[0]?.limit ?? 0, insureds: members };
  });
};
