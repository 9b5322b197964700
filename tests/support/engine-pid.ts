import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pid of the embedded store's engine for the folder, not of the engine's guard; null if there is none. */
export const enginePid = (dataDir: string): number | null => {
  const database = join(dataDir, 'store.db');
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const [program = '', ...args] = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      if (args.includes(database) && program !== 'sh') return Number(name);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return null;
};
