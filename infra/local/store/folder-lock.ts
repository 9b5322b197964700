import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readProcessStatus } from './process-status';

/**
 * Identifies a process by pid and start time, because pids are reused. Null if the system does not report the
 * time.
 */
interface Holder {
  readonly pid: number;
  readonly startedAt: string | null;
}

export interface FolderLock {
  /** Adds a child process that uses the folder too to the lock's holders: the lock stays valid until it has ended. */
  readonly share: (pid: number) => void;
  readonly release: () => void;
}

/**
 * The time that a start waits: `stoppingMs` for a server that is shutting down, `dyingMs` for the engine of a killed
 * server.
 */
const stoppingMs = 1_000;
const dyingMs = 5_000;
const turnStaleMs = 5_000;

const holder = (pid: number): Holder => ({
  pid,
  startedAt: readProcessStatus(pid)?.startedAt ?? null,
});

const isAlive = ({ pid, startedAt }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const status = readProcessStatus(pid);
  // A zombie counts as dead, although it keeps its pid until its parent collects it.
  if (status?.state === 'Z') return false;
  return startedAt === null || status?.startedAt === startedAt;
};

const readHolders = (file: string): Holder[] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder[];
  } catch {
    return [];
  }
};

/** Runs `change` while no other process runs one, because reading and replacing a lock file are two steps. */
const inTurn = async <T>(dataDir: string, change: () => T): Promise<T> => {
  const turn = join(dataDir, 'store.lock.turn');
  for (;;) {
    try {
      mkdirSync(turn);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
      if (since !== undefined && Date.now() - since > turnStaleMs)
        rmSync(turn, { recursive: true, force: true });
      await sleep(20);
    }
  }
  try {
    return change();
  } finally {
    rmdirSync(turn);
  }
};

/**
 * Locks the folder for this process. A lock whose processes are dead is taken over. Otherwise waits a moment,
 * because a server may be stopping or the engine of a killed server may be ending. Then throws an error that
 * names the owner.
 */
export const lockFolder = async (dataDir: string): Promise<FolderLock> => {
  const file = join(dataDir, 'store.lock');
  const write = (holders: Holder[]) => {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(holders));
    renameSync(draft, file);
  };
  const since = Date.now();
  for (;;) {
    const [parent, ...children] = await inTurn(dataDir, () => {
      const alive = readHolders(file).map((one) => (isAlive(one) ? one : null));
      if (alive.every((one) => one === null)) {
        write([holder(process.pid)]);
        return [null];
      }
      return alive;
    });
    if (!parent && children.every((child) => !child)) break;
    if (Date.now() - since > (parent ? stoppingMs : dyingMs)) {
      const { pid } = parent ?? children.find((child) => child !== null) ?? { pid: 0 };
      throw new Error(
        `The data folder ${dataDir} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(50);
  }
  return {
    share: (pid) => write([holder(process.pid), holder(pid)]),
    release: () => {
      const [first] = readHolders(file);
      if (first?.pid === process.pid) rmSync(file, { force: true });
    },
  };
};
