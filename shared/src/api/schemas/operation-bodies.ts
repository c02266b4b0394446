import * as v from 'valibot';

export const JobDecisionBody = v.object({ decision: v.picklist(['retry', 'drop']) });
