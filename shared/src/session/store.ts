import { getDefaultStore } from 'jotai';

/**
 * The one store of the running platform. Atoms are read in components without a provider, and by the
 * API client outside of React.
 */
export const store = getDefaultStore();
