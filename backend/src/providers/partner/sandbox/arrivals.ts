import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from '#core/database/durable-file.ts';
import type { OpenedToken } from './open-token.ts';

/** A customer who was handed over, as the partner keeps it: without the token. */
export interface Arrival extends OpenedToken {
  /** Part of the address of the customer's page; says nothing about the token. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface Arrivals {
  /** Redeems the token's number; nothing when it was redeemed before. */
  readonly redeem: (opened: OpenedToken, now: Date) => Arrival | undefined;
  readonly byId: (id: string) => Arrival | undefined;
}

const read = (file: string | undefined): Arrival[] =>
  file === undefined || !fs.existsSync(file) ? [] : (JSON.parse(fs.readFileSync(file, 'utf8')) as Arrival[]);

/** The partner's own memory. With a file, no token works again after a restart. */
export const openArrivals = (file: string | undefined): Arrivals => {
  const arrivals = new Map(read(file).map((arrival) => [arrival.jti, arrival]));
  const keep = (): void => {
    if (file === undefined) return;
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeDurably(file, JSON.stringify([...arrivals.values()]));
  };
  return {
    redeem: (opened, now) => {
      if (arrivals.has(opened.jti)) return undefined;
      const arrival = { ...opened, id: randomUUID(), at: now.toISOString() };
      arrivals.set(opened.jti, arrival);
      keep();
      return arrival;
    },
    byId: (id) => [...arrivals.values()].find((arrival) => arrival.id === id),
  };
};
