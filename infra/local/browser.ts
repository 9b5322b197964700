import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for a machine without a display, a graphics card or internet access, and for running as root. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Draws no window, and needs half the time of the others. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = (names: string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** Installs a package of Debian if the process may. Returns whether it did. */
const installFromDebian = (name: string): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  console.error(`Installing ${name} for the browser tests (once) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env }).status === 0;
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', name);
};

const fromDebian = (name: string): string | undefined =>
  installFromDebian(name) ? onPath([name]) : undefined;

const fromPackage = async (): Promise<string> => {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
};

/**
 * A Chromium for the tests, if possible the headless shell: from CHROME_PATH, the PATH, Debian (12 and later) or an npm
 * package.
 */
export const findBrowser = async (): Promise<string> =>
  process.env.CHROME_PATH ||
  onPath(shells) ||
  fromDebian('chromium-headless-shell') ||
  onPath(others) ||
  fromDebian('chromium') ||
  (await fromPackage());

/** Installs the font that `infra/tooling/fonts.conf` names, which a bare machine lacks. */
export const installFont = (): void => {
  if (existsSync('/usr/share/fonts/truetype/liberation') || installFromDebian('fonts-liberation'))
    return;
  console.warn('Without the Liberation fonts, stories about the height of a page may fail.');
};

/** A Chromium that shows notifications and judges what can be installed, which the headless shell cannot. */
export const findFullBrowser = async (): Promise<string> =>
  process.env.CHROME_PATH || onPath(others) || fromDebian('chromium') || (await findBrowser());
