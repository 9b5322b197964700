/** `npm run -s verify-award -- record.json`: recomputes an award record and compares it. */
import { createHash } from 'node:crypto';
import { verifyAward, type VerifyError } from '~/domain/award/record/verify-award';
import { readJson } from '../read-json';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const describe = (error: VerifyError): string => {
  switch (error.code) {
    case 'malformed-record':
      return `${error.at || '/'} ${error.message}`;
    case 'unknown-engine':
      return `/engineVersion: this is engine ${show(error.expected)}, the record is of ${show(error.found)}`;
    case 'output-differs':
    case 'digest-differs':
      return `${error.at}: expected ${show(error.expected)}, found ${show(error.found)}`;
  }
};

const refuse = (line: string, exitCode: 1 | 2): void => {
  console.error(`verify-award: ${line.replace(/\s+/g, ' ')}`);
  process.exitCode = exitCode;
};

const main = (path: string | undefined): void => {
  if (path === undefined) return refuse('name a file, or - for standard input', 2);
  const json = readJson(path);
  if (!json.ok) return refuse(json.error, 2);
  const verified = verifyAward(json.value, sha256);
  if (verified.ok) return console.log(verified.value.digest);
  refuse(describe(verified.error), verified.error.code === 'malformed-record' ? 2 : 1);
};

main(process.argv[2]);
