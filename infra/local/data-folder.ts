import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** One step at a time: with `recursive`, Node tries forever where no folder can be made, as under /proc. */
const makeFolder = (path: string): void => {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  } else if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`);
};

/** Makes the data folder, for its owner alone, if it is missing. Throws naming DATA_DIR where it cannot be used. */
export const makeDataFolder = (dataDir: string): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR: ${dataDir} cannot be used (${(error as Error).message})`);
  }
};
