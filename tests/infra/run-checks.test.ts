import { expect, test } from 'vitest';
import { runCheck, runChecks, type Check } from '~/infra/local/run-checks';

const named = (name: string): Check => ({ name, command: name, args: [] });
const node = (script: string): Check => ({
  name: 'node',
  command: process.execPath,
  args: ['-e', script],
});

test('runs two checks at once, all of them, and prints the output of each as a whole', async () => {
  const ended = new Map<string, (passed: boolean) => void>();
  const printed: string[] = [];
  const run = ({ name }: Check) =>
    new Promise<{ passed: boolean; output: string }>((done) =>
      ended.set(name, (passed) => done({ passed, output: `output of ${name}\n` })),
    );
  const print = (text: string) => void printed.push(text.replace(/\(.*\)/, '(time)'));
  const all = runChecks(['long', 'short', 'last'].map(named), 2, { run, print });
  expect([...ended.keys()]).toEqual(['long', 'short']);
  ended.get('short')!(false);
  await expect.poll(() => [...ended.keys()]).toEqual(['long', 'short', 'last']);
  ended.get('last')!(true);
  await expect.poll(() => printed.length).toBe(2);
  ended.get('long')!(true);
  expect(await all).toBe(false);
  expect(printed).toEqual([
    'output of short\nFAILED short (time)\n',
    'output of last\nok     last (time)\n',
    'output of long\nok     long (time)\n',
  ]);
});

test('a check that ends with another code than 0, or is ended, has failed', async () => {
  expect(await runCheck(node('console.log("fine")'))).toEqual({ passed: true, output: 'fine\n' });
  const failing = 'console.log("one"); console.error("two"); process.exitCode = 3;';
  const { passed, output } = await runCheck(node(failing));
  expect([passed, output.split('\n').sort()]).toEqual([false, ['', 'one', 'two']]);
  expect(await runCheck(node('process.kill(process.pid)'))).toEqual({ passed: false, output: '' });
});

test('a check whose command is missing has failed and says so', async () => {
  expect(await runCheck(named('no-such-command'))).toEqual({
    passed: false,
    output: 'spawn no-such-command ENOENT\n',
  });
});
