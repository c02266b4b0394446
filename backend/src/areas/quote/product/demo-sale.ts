import type { Stage } from '@payung/shared/domain/stages.ts';
import type { QuoteCommand } from '../event-context.ts';
import type { QuoteFacts } from '../open-quote.ts';

/** The agents of the demo. */
export type DemoAgentKey = 'mitra' | 'commercial' | 'support' | 'other' | 'withoutIdCard';

/** A quote that the demo shows, and the changes that bring it to its stage. */
export interface DemoSale {
  readonly agent: DemoAgentKey;
  readonly facts: QuoteFacts;
  /** What is saved at the stages that belong to the product. */
  readonly saves: Readonly<
    Record<
      'Plan Selected' | 'Additional Benefit Selected' | 'Customer Information Updated',
      readonly QuoteCommand[]
    >
  >;
  readonly stage: Stage;
}

/** An address that nobody has. */
export const demoEmail = (name: string): string =>
  `${name.trim().toLowerCase().replaceAll(/\s+/g, '.')}@example.com`;
