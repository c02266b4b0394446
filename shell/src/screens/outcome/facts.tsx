import type { ReactNode } from 'react';
import { Fact, Facts as FactList } from '@payung/shared/ui/text/facts.tsx';

interface FactsProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Labelled facts of a result. */
export const Facts = ({ rows }: FactsProps) => (
  <FactList>
    {rows.map(({ label, value }) => (
      <Fact key={label} label={label}>
        {value}
      </Fact>
    ))}
  </FactList>
);
