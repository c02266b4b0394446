export const PRINT_OPTIONS = ['hard', 'soft'] as const;
export type PrintOption = (typeof PRINT_OPTIONS)[number];

/** Whole rupiah; shown beside the choice and in no total (HOME-076, ruling K19). */
export const PRINT_FEES: Readonly<Record<PrintOption, number>> = { hard: 40_000, soft: 15_000 };

/** The form counts 1 and 2, the calls say hard and soft (HOME-077, ruling K80). */
export const PRINT_CHOICE = { hard: 1, soft: 2 } as const satisfies Record<PrintOption, number>;
export type PrintChoice = (typeof PRINT_CHOICE)[PrintOption];
