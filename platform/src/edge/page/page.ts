import { COLOURS, DARK_COLOURS } from '@payung/shared/ui/colours.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import { EARLY_ELEMENT } from '@payung/shared/early-files.ts';
import { PAGE_TOKEN_META } from '@payung/shared/page-report.ts';
import { PAGE_SENT_META } from '@payung/shared/page-sent.ts';
import { SETTINGS_ELEMENT } from '@payung/shared/settings.ts';
import type { PageSettings } from '@payung/shared/settings.ts';
import { integrityOf } from '#build/output-files.ts';
import { readsWholeRegistry } from '#registry/release-schema.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import type { ServedState } from '../served-state.ts';
import type { SetNotice } from '../visits.ts';
import { ASSETS, earlyFilesAt } from './early-files.ts';
import { linkPreview } from './link-preview.ts';
import { ownAddress } from './own-address.ts';
import { pageRegistry, shellRest } from './page-registry.ts';
import { NOTICE_STYLE, PREVIEW_TITLE, setNotice } from './set-notice.ts';
import { START_WATCH } from './start-watch.ts';

/** JSON that is safe inside a script element: it can neither end the element nor open a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** What is written for one visitor alone. */
interface OwnPart {
  readonly nonce: string;
  /** Signed for this page alone; see ../reports/page-token.ts. */
  readonly token: string;
  /** When the page is sent, in milliseconds; absent where a worker may keep the page and show it later. */
  readonly sent?: number | undefined;
}

/** What many may be answered with alike. */
export interface SharedOptions {
  readonly state: ServedState;
  readonly language: Language;
  /** Path and query of the page. */
  readonly address: string;
  readonly settings?: PageSettings;
  readonly notice?: SetNotice | undefined;
  /** Where customers reach the platform. */
  readonly origin?: string | undefined;
}

/** Adds a query to the addresses of the page's files, for a browser that has cached a bad answer. */
export const FRESH = /[?&]fresh=([0-9a-z]{1,12})(?:&|$)/;

const freshAddress = (address: string): string => {
  const url = ownAddress(address);
  url.searchParams.set('fresh', Date.now().toString(36));
  return (url.pathname + url.search).replaceAll('&', '&amp;');
};

/** The icon as a data URL: no request of its own. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${COLOURS.primary}" stroke-width="2" stroke-linecap="round"><path d="M12 3v1M3 13a9 9 0 0 1 18 0Zm9 0v6a2 2 0 0 0 4 0"/></svg>`,
)}`;

/** Shown only when the application does not start: its scripts or stylesheets are slow, missing or altered. */
const WAITING = {
  en: ['The page is still loading. If nothing appears, ', 'load it again', '.'],
  id: ['Halaman masih dimuat. Jika tidak ada yang muncul, ', 'muat ulang halaman ini', '.'],
} as const;
/** No margin, as in the application's own style: the whole body would move when it starts. */
const WAITING_STYLE = `.waiting{margin:0 auto;max-width:30rem;padding:20vh 1rem;font:1rem/1.5 sans-serif;animation:waiting 0s 5s both}@keyframes waiting{from{visibility:hidden}to{visibility:visible}}body{margin:0}@media screen and (prefers-color-scheme:dark){html{color-scheme:dark;background:${DARK_COLOURS.page}}}`;

/** Below a page that is drawn already it stands at the bottom of the window. */
const WAITING_BAR =
  '.waiting{position:fixed;inset:auto 0 0;max-width:none;padding:1rem;border-top:1px solid var(--py-line);background:var(--py-card)}[data-pressed] button{opacity:.65}';

/** How the shell loads its later files; the tags of the page carry the digests of the others. */
const filesOf = (base: string, shell: ShellRelease | undefined): object => {
  if (shell === undefined) return { base };
  if (!readsWholeRegistry(shell)) return { base, rest: shellRest(shell).digest };
  const isLater = (file: string): boolean => !shell.scripts.includes(file) && !shell.styles.includes(file);
  const later = Object.entries(shell.integrity).filter(([file]) => /\.(js|css)$/.test(file) && isLater(file));
  return { base, integrity: Object.fromEntries(later) };
};

const json = (id: string, value: unknown): string =>
  value === undefined ? '' : `<script type="application/json" id="${id}">${escapeJson(value)}</script>\n`;

const registries = new WeakMap<ServedState, string>();

/** The largest part of the page, and the same for everybody who is shown these releases: written once. */
const registryOf = (state: ServedState): string => {
  const text = registries.get(state) ?? json('payung-registry', pageRegistry(state));
  registries.set(state, text);
  return text;
};

const productsOf = ({ registry }: ServedState) =>
  Object.values(registry.remotes).flatMap(({ current }) => current.products);

/** The products of an address with a customer's link code, which search engines must not index. */
const productsOfLink = (path: string, state: ServedState) =>
  productsOf(state).filter(({ link }) => path.startsWith(`/app/${link.prefix}/`));

export const isLinkEntry = (path: string, state: ServedState): boolean =>
  productsOfLink(path, state).length > 0;

/** The pages that the edge draws itself: the login, and the first page of a customer who comes by a link. */
const firstPageAt = (address: string, state: ServedState): 'login' | 'code' | undefined => {
  const path = address.replace(/[?#].*$/, '');
  if (path === '/app/login') return 'login';
  const isCustomers =
    isLinkEntry(path, state) || productsOf(state).some(({ link }) => path === `/app${link.otp}`);
  return isCustomers ? 'code' : undefined;
};

/** What people see before any script: the page itself, or its header and a skeleton. */
const drawnAt = (
  address: string,
  state: ServedState,
  language: Language,
): { readonly html: string; readonly style: string } | undefined => {
  const firstPaint = state.shell?.firstPaint;
  const firstPage = firstPageAt(address, state);
  if (!firstPaint || !firstPage) return firstPaint?.skeleton;
  return { html: firstPaint.pages[firstPage][language], style: firstPaint.style };
};

export interface SharedPage {
  readonly text: string;
  /** For the policy: the style that the text holds. */
  readonly styleSource: string;
}

/** The one HTML page of the platform, with the registry inlined, up to what is one visitor's. */
export const sharedPage = ({
  state,
  language,
  address,
  settings = {},
  notice,
  origin = '',
}: SharedOptions): SharedPage => {
  const { shell } = state;
  const integrity = (file: string): string => shell?.integrity[file] ?? '';
  const assets = shell?.build === 'dev' ? '/app/assets/dev/' : ASSETS;
  const fresh = FRESH.exec(address)?.[1];
  const query = fresh === undefined ? '' : `?fresh=${fresh}`;
  // Fetched only: the shell inserts them, since one that hangs would block the text below and every script.
  const styles = (shell?.styles ?? []).map(
    (file) =>
      `<link rel="preload" as="style" href="${assets}${file}${query}" integrity="${integrity(file)}" crossorigin="anonymous">`,
  );
  const scripts = (shell?.scripts ?? []).map(
    (file) =>
      `<script defer src="${assets}${file}${query}" integrity="${integrity(file)}" crossorigin="anonymous"></script>`,
  );
  const [before, link, after] = WAITING[language];
  const drawn = drawnAt(address, state, language);
  const drawnStyle = drawn ? WAITING_BAR + drawn.style : '';
  const linked = productsOfLink(address, state);
  const preview = linked.length === 0 ? '' : `\n${linkPreview({ products: linked, language, origin })}`;
  const isPreview = notice?.kind === 'set';
  const style = `${WAITING_STYLE}${drawnStyle}${notice ? NOTICE_STYLE : ''}`;
  const text = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${isPreview ? COLOURS.marigold : COLOURS.primary}">
<link rel="icon" href="${ICON}">
<title>${isPreview ? PREVIEW_TITLE[language] : 'Payung'}</title>${preview}
<style>${style}</style>
<script>${START_WATCH}</script>
${[...scripts, ...styles].join('\n')}
</head>
<body>
${setNotice(notice, language)}<div id="root">${drawn?.html ?? ''}<p class="waiting">${before}<a href="${freshAddress(address)}">${link}</a>${after}</p></div>
${registryOf(state)}${json(SETTINGS_ELEMENT, settings)}${json('payung-files', filesOf(assets, shell))}${json(EARLY_ELEMENT, earlyFilesAt(address, state, language))}`;
  return { text, styleSource: `'${integrityOf(style)}'` };
};

/**
 * Last, so that all before it is compressed for many at once; what reads it runs when the page is whole. Google's map
 * takes the nonce of a style.
 */
export const ownPart = ({ nonce, token, sent }: OwnPart): string =>
  `<meta name="style-nonce" content="" nonce="${nonce}"><style nonce="${nonce}"></style>
<meta name="${PAGE_TOKEN_META}" content="${token}">
${sent === undefined ? '' : `<meta name="${PAGE_SENT_META}" content="${Math.floor(sent / 1000)}">\n`}</body>
</html>
`;

export const page = (options: SharedOptions & OwnPart): string => sharedPage(options).text + ownPart(options);
