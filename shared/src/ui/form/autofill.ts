import { createContext } from 'react';

/**
 * Whether the browser may fill in fields with what it knows of the person who types: not where somebody else's data is
 * typed, for an agent's own name and address would stand in the customer's form.
 */
export const AutofillContext = createContext(true);
