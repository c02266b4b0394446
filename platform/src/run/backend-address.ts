import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The file says where the backend of a data folder listens, for commands that run beside it. */
const addressFile = (data: string): string => join(data, 'backend.json');

interface BackendAddress {
  readonly url: string;
  /** The folder may lie on a volume that several machines share, and the address is this machine's own. */
  readonly host: string;
}

/** Says where the backend listens; what it answers takes that back. */
export const announceBackend = (data: string, url: string): (() => Promise<void>) => {
  writeFileSync(addressFile(data), JSON.stringify({ url, host: hostname() } satisfies BackendAddress));
  return () => rm(addressFile(data), { force: true });
};

/** Where the backend of a data folder listened last, on this machine; it may have been killed since. */
export const announcedBackend = (data: string): string | undefined => {
  try {
    const { url, host } = JSON.parse(readFileSync(addressFile(data), 'utf8')) as BackendAddress;
    return host === hostname() ? url : undefined;
  } catch {
    return undefined;
  }
};
