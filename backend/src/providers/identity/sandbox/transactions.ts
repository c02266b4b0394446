import { randomBytes } from 'node:crypto';

/** What a tester decided on the page, beside how it ended. */
export interface SandboxChoice {
  readonly status: string;
  readonly idNumber: string;
  /** The card is read only when the merchant asks for the third time. */
  readonly isLate: boolean;
  /** The merchant is refused from then on. */
  readonly isDown: boolean;
}

export interface SandboxTransaction {
  readonly id: string;
  readonly token: string;
  /** Unguessable part of the address of the card's picture. */
  readonly picture: string;
  choice?: SandboxChoice;
  timesAsked: number;
}

/** The provider's own memory of the checks that were begun. */
export const openTransactions = () => {
  const all = new Map<string, SandboxTransaction>();
  const find = (matches: (transaction: SandboxTransaction) => boolean) => [...all.values()].find(matches);
  return {
    begin: (id: string): SandboxTransaction => {
      const begun = {
        id,
        token: randomBytes(24).toString('base64url'),
        picture: randomBytes(12).toString('hex'),
        timesAsked: 0,
      };
      all.set(id, begun);
      return begun;
    },
    byId: (id: string) => all.get(id),
    byToken: (token: string) => find((transaction) => transaction.token === token),
    byPicture: (picture: string) => find((transaction) => transaction.picture === picture),
  };
};

export type Transactions = ReturnType<typeof openTransactions>;
