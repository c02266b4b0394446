interface HierarchyLevel {
  readonly levelCode: number;
}

/** The agent's minimum level: the smallest code of the list (SHELL-038). */
export const minimumLevel = (levels: readonly HierarchyLevel[]): number | undefined =>
  levels.length === 0 ? undefined : Math.min(...levels.map((level) => level.levelCode));
