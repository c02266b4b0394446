import type { MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';

/** Most members in one picture, without the root; the others are drawn page by page. */
export const DRAWN_AT_MOST = 300;

/** A person in the picture. */
export interface DrawnMember {
  /** Empty for the viewer. */
  readonly id: string;
  readonly name: string;
  /** Undefined for the root, and for members that are only on the path to another. */
  readonly member?: NetworkMember;
  /** On the path to the open level. */
  readonly isOpen: boolean;
  readonly children: readonly DrawnMember[];
}

const leaf = (member: NetworkMember): DrawnMember => ({
  id: member.id,
  name: member.name,
  member,
  isOpen: false,
  children: [],
});

interface OpenLevels {
  readonly top: MemberName;
  /** The path from below the root to the member whose members are open. */
  readonly path: readonly MemberName[];
  /** The siblings of each step of the path, as far as they are known. */
  readonly beside: readonly (readonly NetworkMember[])[];
  /** The members of the open level. */
  readonly members: readonly NetworkMember[];
}

/** The step of the path among its siblings, in their order. */
const levelWith = (
  step: MemberName,
  beside: readonly NetworkMember[],
  children: readonly DrawnMember[],
): readonly DrawnMember[] => {
  const isHere = beside.some(({ id }) => id === step.id);
  const opened = (member?: NetworkMember): DrawnMember => ({
    ...step,
    ...(member === undefined ? {} : { member }),
    isOpen: true,
    children,
  });
  const drawn = beside.map((member) => (member.id === step.id ? opened(member) : leaf(member)));
  return isHere ? drawn : [opened(), ...drawn];
};

/**
 * The open levels below the root, each below the member that was opened. When they are too many, the open level
 * goes first, with its newest page, and then those nearest to it.
 */
export const treeOfLevels = (
  { top, path, beside, members }: OpenLevels,
  atMost: number = DRAWN_AT_MOST,
): DrawnMember => {
  const shown = members.slice(-Math.max(atMost - path.length, 1));
  let room = Math.max(atMost - path.length - shown.length, 0);
  let children: readonly DrawnMember[] = shown.map(leaf);
  for (const [index, step] of path.toReversed().entries()) {
    const all = beside[path.length - 1 - index] ?? [];
    const self = all.filter(({ id }) => id === step.id);
    const others = all.filter(({ id }) => id !== step.id).slice(0, room);
    room -= others.length;
    const kept = new Set([...self, ...others]);
    children = levelWith(
      step,
      all.filter((member) => kept.has(member)),
      children,
    );
  }
  return { ...top, isOpen: true, children };
};

interface Branch {
  readonly name: MemberName;
  member?: NetworkMember;
  readonly below: Map<string, Branch>;
}

const branchIn = (branches: Map<string, Branch>, name: MemberName): Branch => {
  const known = branches.get(name.id);
  if (known !== undefined) return known;
  const branch: Branch = { name, below: new Map() };
  branches.set(name.id, branch);
  return branch;
};

const drawnOf = ({ name, member, below }: Branch): DrawnMember => ({
  id: name.id,
  name: name.name,
  ...(member === undefined ? {} : { member }),
  isOpen: false,
  children: [...below.values()].map(drawnOf),
});

/** The search results, each below its uplines. */
export const treeOfFound = (
  top: MemberName,
  found: readonly NetworkMember[],
  atMost: number = DRAWN_AT_MOST,
): DrawnMember => {
  const root: Branch = { name: top, below: new Map() };
  const ids = new Set<string>();
  // From the newest: when they are too many, the earlier pages are left out.
  const shown = found.toReversed().filter(({ id, path }) => {
    const more = [id, ...path.map((above) => above.id)].filter((each) => !ids.has(each));
    if (ids.size + more.length > atMost) return false;
    for (const each of more) ids.add(each);
    return true;
  });
  for (const member of shown.toReversed()) {
    let branch = root;
    for (const above of member.path) branch = branchIn(branch.below, above);
    branchIn(branch.below, member).member = member;
  }
  return { ...drawnOf(root), isOpen: true };
};
