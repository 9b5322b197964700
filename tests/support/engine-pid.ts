import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process of the embedded store's engine that runs on the folder, without its guard; null: none does. */
export const enginePid = (dataDir: string): number | null => {
  const database = join(dataDir, 'store.db');
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const [program = '', ...args] = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      if (args.includes(database) && program !== 'sh') return Number(name);
    } catch {
      // Gone meanwhile.
    }
  }
  return null;
};
