import type { ServedState } from './served-state.ts';

/** Safe inside a script element of any kind: nothing in it can end the element or open a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

interface PageOptions {
  readonly state: ServedState;
  readonly nonce: string;
  readonly language: 'en' | 'id';
}

/** The umbrella in one line, inside the page: no request for an icon. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0F766E" stroke-width="2" stroke-linecap="round"><path d="M12 3v1M3 13a9 9 0 0 1 18 0Zm9 0v6a2 2 0 0 0 4 0"/></svg>',
)}`;

const ASSETS = '/app/assets/';

/** The one page of the platform. The browser learns from it what is deployed, without another request. */
export const page = ({ state: { registry, shell }, nonce, language }: PageOptions): string => {
  const integrity = (file: string): string => shell?.integrity[file] ?? '';
  const assets = shell?.build === 'dev' ? '/app/assets/dev/' : ASSETS;
  const styles = (shell?.styles ?? []).map(
    (file) =>
      `<link rel="stylesheet" href="${assets}${file}" integrity="${integrity(file)}" crossorigin="anonymous">`,
  );
  const scripts = (shell?.scripts ?? []).map(
    (file) =>
      `<script defer src="${assets}${file}" integrity="${integrity(file)}" crossorigin="anonymous"></script>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="style-nonce" content="" nonce="${nonce}">
<meta name="theme-color" content="#0F766E">
<link rel="icon" href="${ICON}">
<title>Payung</title>
${[...scripts, ...styles].join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="payung-registry">${escapeJson(registry)}</script>
</body>
</html>
`;
};
