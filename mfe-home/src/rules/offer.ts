/** The two plans of home insurance: property all risk and the fire perils (HOME-001). */
export const HOME_PLAN_KINDS = ['PAR', 'FLEXAS'] as const;
