#!/usr/bin/env node
// Started by Playwright in the place of Firefox: starts it, and hands the messages of WebDriver BiDi
// on, both ways, but for the two that this Firefox cannot take as Playwright sends them.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/**
 * @typedef {(method: string, params: object) => Promise<{ contexts?: { context: string }[] }>} Ask
 */

/** Screenshots and traces are larger than the default of `ws`. */
const MAX_BYTES = 512 * 1024 * 1024;
/** Ids of the messages of our own: Playwright counts from one and never comes this far. */
const FIRST_OWN_ID = 2 ** 40;

/**
 * The values of the preference that stands in for the system's theme; 2 is the system's own.
 * @type {Record<string, number>}
 */
const THEMES = { dark: 0, light: 1 };

// Our own messages set a preference, which only scripts of the browser itself may do.
const firefox = spawn(FIREFOX, [...process.argv.slice(2), '--remote-allow-system-access'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}
forward(firefox.stdout, process.stdout);
forward(firefox.stderr, process.stderr);

/**
 * Hands lines on, but for the one that tells Firefox's address, of which we tell our own instead.
 * @param {import('node:stream').Readable} from
 * @param {import('node:stream').Writable} to
 */
function forward(from, to) {
  let rest = '';
  from.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, address] = LISTENING.exec(line) ?? [];
      if (address) listenBefore(address);
      else to.write(`${line}\n`);
    }
  });
}

/** @param {string} address */
function listenBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: MAX_BYTES }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright, { url }) => {
    playwright.pause();
    const browser = new WebSocket(address + url, { maxPayload: MAX_BYTES });
    browser.on('open', () => playwright.resume());
    connect(playwright, browser);
  });
}

/**
 * @param {WebSocket} playwright
 * @param {WebSocket} browser
 */
function connect(playwright, browser) {
  const ask = answersOf(browser, (text) => playwright.send(text));
  playwright.on('message', async (data) => {
    const text = data.toString();
    const { id, method, params } = JSON.parse(text);
    if (method !== 'emulation.setMediaFeaturesOverride') {
      browser.send(noticedByReact(text));
      return;
    }
    await setTheme(ask, params.features['prefers-color-scheme']);
    playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
}

/**
 * A function that asks the browser on our own behalf; what answers nobody of us is passed on.
 * @param {WebSocket} browser
 * @param {(text: string) => void} passOn
 * @returns {Ask}
 */
function answersOf(browser, passOn) {
  /** @type {Map<number, (result: Awaited<ReturnType<Ask>>) => void>} */
  const waiting = new Map();
  let lastId = FIRST_OWN_ID;
  browser.on('message', (data) => {
    const text = data.toString();
    const [, id] = /"id":(\d{13,})/.exec(text) ?? [];
    const resolve = waiting.get(Number(id));
    if (!resolve) return passOn(text);
    waiting.delete(Number(id));
    const answer = JSON.parse(text);
    if (answer.type === 'error') throw new Error(`${answer.error}: ${answer.message}`);
    resolve(answer.result);
  });
  return (method, params) =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      browser.send(JSON.stringify({ id: lastId, method, params }));
    });
}

/**
 * Firefox does not know the command for the system's theme, but has a preference. It holds for the
 * whole browser, which is all right: each worker has one of its own and runs one test at a time.
 * @param {Ask} ask
 * @param {string} theme
 */
async function setTheme(ask, theme) {
  const { contexts = [] } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const preference = 'layout.css.prefers-color-scheme.content-override';
  await ask('script.evaluate', {
    expression: `Services.prefs.setIntPref('${preference}', ${THEMES[theme] ?? 2})`,
    target: { context: contexts[0]?.context },
    awaitPromise: false,
  });
}

/**
 * Playwright fills in a field by its property `value`, which React has replaced on the element, and
 * which therefore changes nothing for React; the one of the element's class does.
 * @param {string} text
 */
function noticedByReact(text) {
  if (!text.includes('function bidiInsertText(')) return text;
  const setter =
    "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set";
  const changed = text
    .replace('inputElement.value += text;', `${setter}.call(inputElement, text);`)
    .replace('inputElement.value = value;', `${setter}.call(inputElement, value);`);
  if (changed.split(setter).length !== 3)
    throw new Error('Playwright fills in fields otherwise now.');
  return changed;
}
