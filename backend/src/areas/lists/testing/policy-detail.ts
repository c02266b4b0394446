import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';

interface ReadDetail {
  readonly who: Credentials;
  readonly quoteId: string;
  readonly language?: string;
}

/** The policy detail as it came over the wire. */
export const policyDetailOf = async (
  server: AreaServer,
  { who, quoteId, language = 'en' }: ReadDetail,
): Promise<Wire> => {
  const headers = { 'accept-language': language };
  return (await succeed(server, who, 'policyDetail', { params: { quoteId }, headers })).data;
};

/** Its sections by title, each line as `label: value`. */
export const sectionsOf = async (
  server: AreaServer,
  read: ReadDetail,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { sections } = await policyDetailOf(server, read);
  return Object.fromEntries(
    sections.map(({ title, lines }: Wire) => [
      title,
      lines.map(({ label, value }: Wire) => `${label}: ${value}`),
    ]),
  );
};
