import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { makeDataFolder } from '../data-folder';
import { lockFolder } from '../store/folder-lock';
import type { SignIns } from './sign-ins';

/** The folder's record of the demo in it. */
export interface BuiltDemo {
  /** When it was built: ISO instants. */
  readonly builtAt: string;
  /** When the selection of the open week closes. */
  readonly openUntil: string;
  readonly signIns: SignIns;
}

const toFile = (dataDir: string) => join(dataDir, 'job-selection-demo.json');

const contentSchema = z
  .object({ builtAt: z.iso.datetime(), openUntil: z.iso.datetime() })
  .nullable();

const refuse = (dataDir: string): never => {
  throw new Error(`DATA_DIR: ${dataDir} holds something else than the demo. Name another folder.`);
};

/** Only a folder that this file wrote may be removed, so its mark must have the content that it writes. */
const readMark = (dataDir: string): BuiltDemo | null => {
  try {
    const content = JSON.parse(readFileSync(toFile(dataDir), 'utf8')) as BuiltDemo | null;
    contentSchema.parse(content);
    return content;
  } catch {
    return refuse(dataDir);
  }
};

const write = (dataDir: string, content: BuiltDemo | null): void => {
  const draft = `${toFile(dataDir)}.draft`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, toFile(dataDir));
};

/** The demo in the folder; null if there is none yet, or if its build was interrupted. Refuses a folder of something else. */
export const readDemo = (dataDir: string): BuiltDemo | null => {
  if (existsSync(toFile(dataDir))) return readMark(dataDir);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return refuse(dataDir);
  return null;
};

/** Removes what an earlier build left, and marks the folder as one of the demo before anything else is stored in it. */
export const clearDemo = async (dataDir: string): Promise<void> => {
  readDemo(dataDir);
  if (existsSync(toFile(dataDir))) {
    // Refused while a server uses the folder.
    (await lockFolder(dataDir)).release();
    rmSync(dataDir, { recursive: true });
  }
  makeDataFolder(dataDir);
  write(dataDir, null);
};

/** Says that the demo is complete. */
export const keepDemo = (dataDir: string, demo: BuiltDemo): void => write(dataDir, demo);
