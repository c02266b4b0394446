import { config } from '../config.ts';

/** The brand of the insurer; its colours stand in `colours.ts`, which few pages need besides `tokens.css`. */
export const BRAND = config.brand;
