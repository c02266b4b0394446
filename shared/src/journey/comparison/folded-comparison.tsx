import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';

/** The plans beside the one that was chosen, for who only looks: loaded when it is opened. */
export const FoldedComparison = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="py-text-button">{text('plan.compare')}</summary>
      {isOpen ? <Suspense fallback={<Loading shape="summary" />}>{children}</Suspense> : null}
    </details>
  );
};
