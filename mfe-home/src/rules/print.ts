/** On paper or as a file (HOME-075). */
export type PrintOption = 'hard' | 'soft';
