import { IDBFactory } from 'fake-indexeddb';
import { connectEffects } from '@payung/shared/api/handle-api-error.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { dropAllDrafts } from '@payung/shared/session/drafts.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { deployedProductsAtom, deployedStaffWorkAtom } from '@payung/shared/session/deployed-products.ts';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import {
  agentAtom,
  endPageAtom,
  handoffAtom,
  linkAtom,
  noLink,
  registrantAtom,
} from '@payung/shared/session/session.ts';
import { forgetServerClock } from '@payung/shared/session/clock/server-clock.ts';
import { store } from '@payung/shared/session/store.ts';
import { wipeVault } from '@payung/shared/session/vault.ts';
import { reopenVault } from '@payung/shared/session/vault-database.ts';
import { connectToasts } from '@payung/shared/ui/toast.ts';
import { reconnect } from './device.ts';
import { refuseEveryCall } from './fake-api.ts';

// Kept from before a test may replace it.
const { setTimeout: later } = globalThis;
const pause = (): Promise<void> => new Promise((resolve) => later(resolve, 5));

interface BackLayers {
  ownSteps: number;
  leaving: number;
}

/** A dialog that the test before closed takes its entry off the history in a moment: not in the middle of this one. */
const settleBackLayers = async (): Promise<void> => {
  const layers = (window as unknown as Record<symbol, BackLayers | undefined>)[
    Symbol.for('payung.backLayers')
  ];
  if (layers === undefined) return;
  for (let tries = 0; tries < 20 && (layers.ownSteps > 0 || layers.leaving > 0); tries += 1) await pause();
  // Such a step may have been lost with the page of that test.
  Object.assign(layers, { open: [], ownSteps: 0, ownPages: [], leaving: 0, waiting: [] });
};

/** The entry of a dialog that never left would pass for that of the dialog which the next test opens. */
const leaveLayerEntry = (): void => {
  const { payungLayer, ...page } = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  if (payungLayer !== undefined) window.history.replaceState(page, '');
};

/** One store and one client live for the whole run: every test begins with nobody signed in. */
export const resetPlatform = async (): Promise<void> => {
  await settleBackLayers();
  leaveLayerEntry();
  reconnect();
  queryClient.clear();
  connectEffects(undefined);
  // With nobody who shows them, those of the test before would wait for the next.
  connectToasts(() => undefined);
  connectToasts(undefined);
  forgetServerClock();
  store.set(agentAtom, undefined);
  store.set(linkAtom, noLink);
  store.set(registrantAtom, undefined);
  store.set(handoffAtom, undefined);
  store.set(endPageAtom, '');
  store.set(quoteContextAtom, emptyQuoteContext);
  store.set(deployedProductsAtom, []);
  store.set(deployedStaffWorkAtom, []);
  store.set(deployedPathsAtom, new Set<string>());
  dropAllDrafts();
  setLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
  refuseEveryCall();
  // A test with a clock of its own may have taken the database's next step away with it: that one never answers again.
  globalThis.indexedDB = new IDBFactory();
  reopenVault();
  await wipeVault();
};
