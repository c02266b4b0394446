/** Opaque; its quotes and links carry it. */
export const sampleProductId = '000000000000000000000000';

/** The same in both languages. */
export const sampleProductName = 'Sample Insurance';
