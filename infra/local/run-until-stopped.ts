import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { adminPasswordFile } from './secrets';
import type { LocalServer } from './serve';

const shown = (path: string) => relative(process.cwd(), path) || '.';

/**
 * Ctrl-C arrives twice: from the terminal, and again from npm. A second signal within this time counts as the
 * same one.
 */
const sameSignalMs = 1_000;

/**
 * Prints where to go and stops the server on a signal. If the start fails, ends the process with the error message.
 * `command` starts the server again.
 */
export const runUntilStopped = async (
  start: () => Promise<LocalServer>,
  { print = printPlaces, command = 'npm start' } = {},
): Promise<void> => {
  try {
    const server = await start();
    print(server);
    stopBySignal(server, command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const printPlaces = (server: LocalServer): void => {
  const passwordFile = join(server.dataDir, adminPasswordFile);
  const password = existsSync(passwordFile)
    ? `password in ${shown(passwordFile)}`
    : 'password as given in MASTER_ADMIN_PASSWORD when it was first created';
  console.log(`\n  Job Selection System   ${server.url}`);
  console.log(`  Administration         ${server.url}/admin-portal`);
  console.log(
    `                         Company ID DEFAULT, Site Code MAIN, Username admin, ${password}`,
  );
  console.log(`  Data                   ${shown(server.dataDir)}\n`);
};

const stopBySignal = (server: LocalServer, command: string): void => {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    console.log(
      `\n  Stopping. Running requests have ${requestDeadlineMs / 1000} seconds to finish. Press Ctrl-C again to end at once.`,
    );
    server.stop().then(
      () => {
        console.log(
          `  Stopped. Everything that was saved is kept: ${command} continues from there.`,
        );
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const stopOrEnd = () => {
    if (stoppingSince === undefined) stop();
    else if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
  };
  process.on('SIGINT', stopOrEnd).on('SIGTERM', stopOrEnd).on('SIGHUP', stopOrEnd);
  // Stops if npm has died, so that a killed npm leaves no server behind.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
  }
};
