import type { Stage } from './stages.ts';

export const LINK_ID_LENGTH = 6;
const LINK_LIFETIME_DAYS = 30;
export const LINK_ID_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const LINK_ID = /^[0-9A-Za-z]{6}$/;

/** Any other id goes to the login page (LINK-001). */
export const isLinkId = (id: string): boolean => LINK_ID.test(id);

/** Times in milliseconds. */
export const linkExpiresAt = (createdAt: number): number => createdAt + LINK_LIFETIME_DAYS * 86_400_000;

/**
 * Where a stage lands. Only exact names count, never ranks (ruling K50); no stage, or one that the
 * product does not know, is its start (ruling K60).
 */
export const landing = (
  targets: Readonly<Partial<Record<Stage | 'none', string>>>,
  stage: Stage | undefined,
): string | undefined => (stage === undefined ? undefined : targets[stage]) ?? targets.none;

/** Who is behind a link, for everything that records it (SHELL-020). */
interface LinkWorkflow {
  readonly role: 'Customer';
  readonly createdBy: 'Agent';
  readonly agentProfileId: string;
}

export const linkWorkflow = (agentProfileId: string): LinkWorkflow => ({
  role: 'Customer',
  createdBy: 'Agent',
  agentProfileId,
});
