#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';

// Playwright starts this in place of Firefox, and talks to Firefox through it: of all that it asks for (WebDriver BiDi),
// Firefox 153 lacks one command, without which Playwright opens no page.
const LACKS = 'emulation.setMediaFeaturesOverride';

/** Playwright 1.65 fills a field in so that React takes it for unchanged: it sets the value, which React watches. */
const SETS_VALUE = 'const inputElement = element;';
const TYPES_TEXT = "return void window.document.execCommand('insertText', false, text);";

/** A file that a page made itself begins no navigation, and Playwright knows a download by that alone: its address tells it apart. */
const DOWNLOAD = /^\{"type":"event","method":"browsingContext\.download/;

interface Download {
  readonly params: { readonly navigation: string | null; readonly url: string };
}

const withDownloadNamed = (text: string): string => {
  if (!DOWNLOAD.test(text)) return text;
  const event = JSON.parse(text) as Download;
  const { navigation, url } = event.params;
  return JSON.stringify({ ...event, params: { ...event.params, navigation: navigation ?? url } });
};

interface Command {
  readonly id: number;
  readonly method: string;
}

const textOf = (data: RawData): string => (data as Buffer).toString();

/** Passes on what comes on either side, and answers itself what Firefox lacks. */
const relay = (playwright: WebSocket, address: string): void => {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const opened = new Promise<void>((resolve) => firefox.once('open', resolve));
  playwright.on('message', (data) => {
    const { id, method } = JSON.parse(textOf(data)) as Command;
    if (method === LACKS) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else void opened.then(() => firefox.send(textOf(data).replace(SETS_VALUE, TYPES_TEXT)));
  });
  firefox.on('message', (data) => playwright.send(withDownloadNamed(textOf(data))));
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
};

const READY = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const browser = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: browser.stderr }).on('line', (line) => {
  const own = READY.exec(line)?.[1];
  if (own === undefined) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (playwright, { url = '' }) => relay(playwright, own + url));
  server.once('listening', () =>
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
    ),
  );
});
browser.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => browser.kill());
