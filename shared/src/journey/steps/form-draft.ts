import { useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { dropDraft, keepDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { tabId } from '@payung/shared/session/tab-id.ts';
import { DRAFT_KEY } from './quote-query.ts';

interface KeptForm<Values> {
  /** The tab that it was typed in. */
  readonly tab: string;
  readonly values: Values;
}

/** A quote that does not exist yet has no id to tell its draft from that of the next one (`JourneyStep.draft`). */
const isOfNewQuote = (name: string): boolean => name.endsWith('/new');

/** Two tabs may begin two quotes: each finds its own again. */
const ownName = (name: string): string => (isOfNewQuote(name) ? `${name}/${tabId()}` : name);

/** What this tab has typed, else what was typed last in any. */
const restore = async (name: string): Promise<unknown> =>
  (await restoreDraft(ownName(name))) ?? (await restoreDraft(name));

/**
 * What was typed or picked on this device and not saved yet. A form waits for `restored`, so that it can begin
 * with `typed`. A new quote begins empty, unless the page was reloaded or gone back to: what was typed for the
 * one before is `offered`, because it may be somebody else's.
 */
export const useFormDraft = <Values>(name: string) => {
  const client = useQueryClient();
  // Read again by every visit of the page. Thrown away at once (`gcTime: 0`) it might be so while the form is drawn, which
  // would then be replaced by an empty one under somebody's fingers.
  const queryKey = [DRAFT_KEY, useAtomValue(ownerAtom, { store }), name, useId()];
  const restored = useQuery({
    queryKey,
    queryFn: async () => ((await restore(name)) ?? null) as KeptForm<Values> | null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const own = ownName(name);
  const [kept, keep] = useDraft<KeptForm<Values>>(own);
  const arrival = useNavigationType();
  const [isPageOfBefore] = useState(arrival === NavigationType.Pop);
  const [hasBegun, setBegun] = useState(false);
  const [isContinued, setContinued] = useState(false);

  const found = kept ?? restored.data ?? null;
  const isSamePage = isPageOfBefore && found?.tab === tabId();
  const isOwn = !isOfNewQuote(name) || hasBegun || isContinued || isSamePage;
  const drop = async (): Promise<void> => {
    // On a page that stays open the saved record counts from now on.
    client.setQueryData(queryKey, null);
    await Promise.all([dropDraft(own), dropDraft(name)]);
  };
  return {
    restored,
    typed: found !== null && isOwn ? found.values : null,
    keep: (values: Values): void => {
      setBegun(true);
      const typed = { tab: tabId(), values };
      keep(typed);
      if (own !== name) keepDraft(name, typed);
    },
    drop,
    /** The draft of a quote that was started before this one. */
    offered: found !== null && !isOwn ? found.values : null,
    isContinued,
    continueOffered: (): void => setContinued(true),
  };
};

export type FormDraft<Values> = ReturnType<typeof useFormDraft<Values>>;
