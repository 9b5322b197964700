import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// While packages are installed, a file names the process that does it. What a killed one leaves says that packages may
// be incomplete.

const askEveryMs = 200;
const renewEveryMs = 5_000;
/** Then the number belongs to another process. */
const lostAfterMs = 60_000;

/** @type {(pid: number) => boolean} */
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** @type {(file: string) => boolean} */
const isLeft = (file) => {
  try {
    const isLost = Date.now() - statSync(file).mtimeMs > lostAfterMs;
    const pid = Number(readFileSync(file, 'utf8'));
    // It is empty for a moment before it is written.
    return isLost || (pid > 0 && !isRunning(pid));
  } catch {
    // It is gone, so the next try tells.
    return false;
  }
};

/** @type {(file: string) => boolean} */
const tryToMark = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Writes the file once no other process that runs holds it. `wasLeft` tells whether a killed one did. Without `remove`,
 * the file stays, as after a kill.
 * @type {(file: string, say?: (line: string) => void) =>
 *   Promise<{ wasLeft: boolean, name: (pid: number) => void, remove: () => void }>}
 */
export const takeMark = async (file, say = console.error) => {
  mkdirSync(dirname(file), { recursive: true });
  let wasLeft = false;
  for (let isFirst = true; !tryToMark(file); isFirst = false) {
    if (isLeft(file)) {
      wasLeft = true;
      rmSync(file, { force: true });
      continue;
    }
    if (isFirst) say('Another command installs packages: waiting for it ...');
    await sleep(askEveryMs);
  }
  const renewing = setInterval(() => {
    const now = new Date();
    utimes(file, now, now, () => undefined);
  }, renewEveryMs).unref();
  return {
    wasLeft,
    // The process that writes the packages may outlive the one that started it.
    name: (pid) => writeFileSync(file, String(pid)),
    remove: () => {
      clearInterval(renewing);
      rmSync(file, { force: true });
    },
  };
};
