/** The router ignores case and the names of parameters: paths that it cannot tell apart are equal here. */
export const comparablePath = (path: string): string => path.toLowerCase().replaceAll(/:\w+/g, ':');
