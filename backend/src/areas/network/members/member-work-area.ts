import type { memberWorkEndpoints } from '@payung/shared/api/endpoints/member-work.ts';
import type { Handlers } from '#areas/handler.ts';
import { changeOffice, changeTier, setTarget } from './change-member.ts';
import { memberNumbers } from './member-numbers.ts';
import { removeMember } from './remove-member.ts';
import { transferNetwork } from './transfer-network.ts';

/** What Commercial does to members below (NET-012 to NET-017). */
export const memberWorkArea: Handlers<typeof memberWorkEndpoints> = {
  changeTier,
  changeOffice,
  setTarget,
  memberNumbers,
  removeMember,
  transferNetwork,
};
