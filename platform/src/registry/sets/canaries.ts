import { createHash } from 'node:crypto';
import { versionName } from '../data-folder.ts';
import type { Version } from '../data-folder.ts';

interface CanaryStep {
  /** The generation from which it holds. */
  readonly generation: number;
  /** Of 100 visitors, how many get the release. */
  readonly percent: number;
}

/** A release that some visitors get before it is live. */
export interface Canary extends Version {
  /** The oldest first. */
  readonly steps: readonly CanaryStep[];
}

/** By deployable; the shell's is `shell`. */
export type Canaries = Readonly<Record<string, Canary>>;

export const percentOf = ({ steps }: Canary): number => steps.at(-1)?.percent ?? 0;

/** Numbers of visitors: large enough for shares, too small to know somebody by. */
export const VISITOR_NUMBERS = 10_000;

/** What a page needs to know of who asks for it. */
export interface Visitor {
  readonly number: number;
  /** The generation that was live when the visit began. */
  readonly since: number;
}

/** Of each canary other visitors: who meets one is not among the first of the next. */
const shareOf = (name: string, canary: Canary, { number }: Visitor): number => {
  const seed = `${name} ${versionName(canary)} ${number}`;
  return (createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32) * 100;
};

/**
 * The canaries that a visitor gets. It follows from the visitor's number and from what held when the visit began, so
 * nothing is remembered, and a visit keeps what it began with until the canary ends.
 */
export const canariesOf = (canaries: Canaries, visitor: Visitor): readonly (Version & { name: string })[] =>
  Object.entries(canaries).flatMap(([name, canary]) => {
    const percent = canary.steps.findLast(({ generation }) => generation <= visitor.since)?.percent ?? 0;
    return shareOf(name, canary, visitor) < percent
      ? [{ name, version: canary.version, build: canary.build }]
      : [];
  });

export const withoutCanary = (canaries: Canaries, name: string): Canaries => {
  const { [name]: _, ...others } = canaries;
  return others;
};

/** For the end of the history. */
export const canaryLines = (canaries: Canaries): readonly string[] =>
  Object.entries(canaries).map(
    ([name, canary]) => `Canary: ${name} ${versionName(canary)}, for ${percentOf(canary)} of 100 visitors.`,
  );
