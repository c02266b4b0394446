export const BASE_PATH = '/app';

/** An address of this origin as the router knows it, without the base path. */
export const pathBelowBase = (pathname: string): string =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : pathname;
