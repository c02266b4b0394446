import type { MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';

/** A picture of more says nothing; the rest is drawn page by page. Without the one at the top. */
export const DRAWN_AT_MOST = 300;

/** Somebody in the picture. */
export interface DrawnMember {
  /** Empty for the viewer. */
  readonly id: string;
  readonly name: string;
  /** Unknown at the top, and for members that are only on the path to another. */
  readonly member?: NetworkMember;
  /** On the way to the level that is open. */
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
  /** From the one below the top down to the one whose members are open. */
  readonly path: readonly MemberName[];
  /** Those beside each step of the path, as far as they are known. */
  readonly beside: readonly (readonly NetworkMember[])[];
  /** Of the level that is open. */
  readonly members: readonly NetworkMember[];
}

/** The step of the path among those beside it, in their order. */
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
 * The open levels below the top, each beside the one from which it was opened. Where they are too many the open level
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

/** What a search found, each below those who lead to it. */
export const treeOfFound = (
  top: MemberName,
  found: readonly NetworkMember[],
  atMost: number = DRAWN_AT_MOST,
): DrawnMember => {
  const root: Branch = { name: top, below: new Map() };
  const ids = new Set<string>();
  // From the newest: where they are too many the earlier pages are left out.
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
