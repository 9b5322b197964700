import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The state of a process as one letter, and its start time in the system's format. */
export interface ProcessStatus {
  readonly state: string;
  readonly startedAt: string;
}

const readProc = (file: string): ProcessStatus | null => {
  try {
    // The command name, in brackets, may contain spaces; state and start time are fields 3 and 22.
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
};

const askPs = (pid: number): ProcessStatus | null => {
  // Fixed locale and zone, because the start time is compared as text.
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const args = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8', env });
  const found = /^\s*(\S)\S*\s+(.*\S)/.exec(stdout ?? '');
  return found && { state: found[1]!, startedAt: found[2]! };
};

/** Null if there is no such process. Systems without /proc, such as macOS, use `ps`. */
export const readProcessStatus = (pid: number, proc = '/proc'): ProcessStatus | null =>
  existsSync(proc) ? readProc(`${proc}/${pid}/stat`) : askPs(pid);
