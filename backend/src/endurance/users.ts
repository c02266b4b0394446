export const users = (): Promise<readonly string[]> => Promise.resolve(['not written']);
