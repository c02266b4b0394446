import type { ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from './fake-api.ts';
import type { Failure, SeenCall } from './fake-api.ts';
import type { renderScreen } from './render-screen.tsx';

interface SavedQuote {
  readonly version: number;
  readonly planCode: string;
  readonly subtotal: number;
}

interface ProductSteps<Quote extends SavedQuote, Change extends { readonly kind: string }> {
  /** Every change that a step of the journey saves. */
  readonly changes: readonly Change[];
  /** The quote on the screen. */
  readonly shown: Quote;
  readonly useStep: () => { readonly quote: { readonly data?: Quote | undefined }; readonly quoteId: string };
  readonly useSave: (
    quoteId: string,
    options: { readonly quiet: true },
  ) => { readonly save: (change: Change) => Promise<boolean>; readonly problem: string | undefined };
  /** Opens the screen with a server that answers reads and saves like this. */
  readonly open: (
    Screen: ComponentType,
    read: () => Quote,
    save: () => Failure,
  ) => Pick<ReturnType<typeof renderScreen>, 'user' | 'toasts'> & { readonly calls: readonly SeenCall[] };
}

/** The test of what every product does when another tab changed the quote before a save. */
export const asksOnConflict = <Quote extends SavedQuote, Change extends { readonly kind: string }>({
  changes,
  shown,
  useStep,
  useSave,
  open,
}: ProductSteps<Quote, Change>): void => {
  const Step = ({ change }: { change: Change }) => {
    const { quote, quoteId } = useStep();
    const { save, problem } = useSave(quoteId, { quiet: true });
    return (
      <>
        <h1>{quote.data?.planCode}</h1>
        <output>{problem}</output>
        <button type="button" onClick={() => void save(change)}>
          {'Save'}
        </button>
      </>
    );
  };

  it.each(changes.map((change) => [change.kind, change] as const))(
    'saves the change %s with the version that was shown, and asks when another tab made the quote dearer',
    async (_kind, change) => {
      let record = shown;
      const page = open(
        () => <Step change={change} />,
        () => record,
        () => {
          record = { ...shown, version: shown.version + 2, planCode: 'OTHER', subtotal: 562_000 };
          return refuse({ status: 409, errCode: 1, errMsg: 'The quote was changed.' });
        },
      );
      await screen.findByRole('heading', { name: shown.planCode });
      await page.user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toBe(
          'This quote was changed elsewhere in the meantime. The price is now Rp 562.000. Continue?',
        ),
      );
      const versions = page.calls.map(({ headers }) => headers['If-Match']);
      expect(versions.filter((version) => version !== undefined)).toEqual([`"${shown.version}"`]);
      expect(page.toasts).toEqual([]);
    },
  );
};
