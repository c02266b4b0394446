import { createHash } from 'node:crypto';
import { releaseHead } from '@payung/shared/registry.ts';
import type {
  PageRegistry,
  PageRemote,
  Registry,
  RegistryRemote,
  ReleaseFiles,
  ReleaseHead,
  RemoteRelease,
} from '@payung/shared/registry.ts';
import { misfit } from '@payung/shared/schema.ts';
import { readsWholeRegistry } from '#registry/release-schema.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import type { ServedState } from '../served-state.ts';

interface RestFile {
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly digest: string;
  readonly text: string;
}

/** A page asks for the digest that it was given, so the same content must always make the same text. */
const restFile = (content: object): RestFile => {
  const text = JSON.stringify(content);
  return { digest: createHash('sha256').update(text).digest('hex'), text };
};

/** What is deployed is read once for each generation, and its digests would be made for every page. */
const madeOnce = <Source extends object, Made>(
  make: (source: Source) => Made,
): ((source: Source) => Made) => {
  const made = new WeakMap<Source, Made>();
  return (source) => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
};

/** The files of a release, from the registry or from its own description. */
export const releaseRest = madeOnce(({ requires, integrity, preload, startup }: ReleaseFiles): RestFile =>
  restFile({ requires, integrity, preload, startup }),
);

/** What the shell loads by itself; fonts are named by its stylesheets. */
export const shellRest = madeOnce(({ integrity }: ShellRelease): RestFile =>
  restFile(Object.fromEntries(Object.entries(integrity).filter(([file]) => /\.(js|css)$/.test(file)))),
);

const headOf = madeOnce((release: RemoteRelease): ReleaseHead => {
  // The edge itself names the texts of the asked route; a remote knows those of its others.
  const { requires: _, integrity: __, preload: ___, startup: ____, texts: _____, ...head } = release;
  return { ...head, rest: releaseRest(release).digest };
});

const pageRemote = ({ current, previous, bad }: RegistryRemote, isAsked: boolean): PageRemote => {
  const head = headOf(current);
  // Of a remote that no page can read, the addresses of both releases are unavailable.
  const isShown = previous !== undefined && (isAsked || misfit(releaseHead, head, '') !== undefined);
  return { current: head, ...(isShown ? { previous: headOf(previous) } : {}), ...(bad ? { bad } : {}) };
};

/** What pages read of what is deployed; of one remote also the release before, for a page that asks for it. */
export const pageRegistry = (
  { registry, shell, outdatedShells = [] }: ServedState,
  previousOf?: string,
): PageRegistry | Registry => {
  if (readsWholeRegistry(shell)) return registry;
  const bad = [...(registry.shell.bad ?? []), ...outdatedShells];
  return {
    ...registry,
    shell: { ...registry.shell, ...(bad.length > 0 ? { bad } : {}) },
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, remote]) => [
        name,
        pageRemote(remote, name === previousOf),
      ]),
    ),
  };
};
