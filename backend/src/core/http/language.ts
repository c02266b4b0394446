/** What people read here. */
export type Language = 'en' | 'id';
