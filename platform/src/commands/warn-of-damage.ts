import { readDeployed } from '#registry/registry-file.ts';

/** Says what of the history cannot be read: what follows is built on the newest generation that can. */
export const warnOfDamage = (data: string): void => {
  const { damaged, registry } = readDeployed(data);
  for (const line of damaged) console.warn(line);
  if (damaged.length > 0) console.warn(`Generation ${registry.generation} is used instead.`);
};
