import { atom } from 'jotai';

/** Whether the plan that was chosen last is a special one (TRV-015). Kept, and nothing depends on it (ruling K25). */
export const specialPlanAtom = atom(false);
