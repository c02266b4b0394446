import type { MemberProfile } from '@payung/shared/api/endpoints/network.ts';

/** What every dialog about a member takes. */
export interface WorkProps {
  readonly profile: MemberProfile;
  readonly onClose: () => void;
  /** It is done: what is said on the profile, which is read anew. */
  readonly onDone: (said: string) => void;
}
