/** What the wire's numbers mean (ruling K24). Any trip type but 2 is domestic. */
export const TRIP_TYPE = { domestic: 1, international: 2 } as const;
export type TripType = (typeof TRIP_TYPE)[keyof typeof TRIP_TYPE];

export const isDomestic = (tripType: number): boolean => tripType !== TRIP_TYPE.international;

/** The coverage area that is never asked about COVID-19 (TRV-017). */
export const AREA_WITHOUT_COVID_QUESTION = '3';
/** COVID-19 protection (TRV-030). */
export const COVID_BENEFIT_CODE = 'AC000CV01';

/** The main insured: 18 to 69 (TRV-075). The age flag looks at the quote itself: above 70 (TRV-020, ruling K23). */
export const MAIN_INSURED_AGE = { min: 18, max: 69 } as const;
export const AGE_FLAG_ABOVE = 70;
/** A younger traveller is a child (TRV-076). */
export const ADULT_AGE = 18;

/** Adults of a quote, the main insured included (TRV-077). */
export const ADULTS = { min: 1, max: 2 } as const;
/** Not specified: keeps a quote to one family. */
export const MAX_CHILDREN = 6;
/** Not specified: how long most trips are, both ends counted; the form begins with it. */
export const USUAL_TRIP_DAYS = { domestic: 4, international: 8 } as const;
/** Not specified: the longest trip that the tariff prices. */
export const MAX_TRIP_DAYS = 180;
