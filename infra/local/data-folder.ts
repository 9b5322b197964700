import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates one level at a time: with `recursive`, Node retries forever where no folder can be created, such as
 * under /proc.
 */
const makeFolder = (path: string): void => {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  } else if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`);
};

/**
 * Creates the data folder, readable only by its owner, if it is missing. If the folder cannot be used, throws
 * an error that names DATA_DIR.
 */
export const makeDataFolder = (dataDir: string): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR: ${dataDir} cannot be used (${(error as Error).message})`);
  }
};
