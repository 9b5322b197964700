import { spawn } from 'node:child_process';
import { root } from '~/infra/local/build';

export interface Check {
  name: string;
  command: string;
  args: readonly string[];
}

interface Outcome {
  passed: boolean;
  output: string;
}

/** Runs a command and keeps what it prints. A command that cannot be started has failed. */
export const runCheck = ({ command, args }: Check): Promise<Outcome> =>
  new Promise((done) => {
    let output = '';
    const add = (text: string) => void (output += text);
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.on('error', ({ message }) => done({ passed: false, output: `${message}\n` }));
    child.on('close', (code) => done({ passed: code === 0, output }));
  });

/**
 * Runs all checks, as many at a time as there are lanes. Prints a check's output when it ends, so that the output of two
 * checks does not mix. Returns whether all passed.
 */
export const runChecks = async (
  checks: readonly Check[],
  lanes: number,
  { run = runCheck, print = (text: string) => void process.stdout.write(text) } = {},
): Promise<boolean> => {
  const left = [...checks];
  let allPassed = true;
  const runLane = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const started = performance.now();
      const { passed, output } = await run(check);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      print(`${output}${passed ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)\n`);
      allPassed &&= passed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return allPassed;
};
