import { expect, test } from 'vitest';
import { getSms, parseEnv, parseMailEnv, parseWorkerEnv } from '~/app/platform/config/env';
import { signingKey, signingKeys } from '~/tests/support/signing-keys';

test('fills in the defaults of the environment', () => {
  expect(parseEnv({ ...signingKeys, PORT: '' })).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    TABLE_NAME: 'job-selection',
    SESSION_KEYS: [signingKey],
    MAIL_LINK_KEYS: [signingKey],
    PUSH_KEY: signingKeys.PUSH_KEY,
    SEED: 'sample',
    TENANT_REQUESTS_PER_SECOND: 500,
    MAIL: 'outbox',
    MAILS_PER_SECOND: 14,
    MAIL_FROM: 'no-reply@localhost.invalid',
    SMS_COUNTRIES: ['US', 'CA'],
    SMS_PER_SECOND: 3,
    SMS_PER_SITE_DAY: 3_000,
    SMS_PER_SITE_MONTH: 20_000,
  });
});

test.each([
  ['PORT', '80a', 'want a whole number from 0 to 65535'],
  ['PORT', '0x10', 'want a whole number from 0 to 65535'],
  ['PORT', '65536', 'want a whole number from 0 to 65535'],
  ['METRICS_PORT', '3000', 'want another port than PORT'],
  ['METRICS_PORT', '-1', 'want a whole number from 0 to 65535'],
  ['TENANT_REQUESTS_PER_SECOND', '0', 'want a whole number from 1 to 1000000'],
  ['TABLE_NAME', 'a b', 'want 3 to 255 letters, digits, _, . or -'],
  ['PUBLIC_ORIGIN', 'jobs', 'want an origin alone, such as https://jobs.example.com'],
  ['PUBLIC_ORIGIN', 'ftp://x.test', 'want an origin alone, such as https://jobs.example.com'],
  ['PUBLIC_ORIGIN', 'https://x.test/', 'want an origin alone, such as https://jobs.example.com'],
])('refuses %s=%s in one line that says what is expected', (name, value, text) => {
  const parse = () => parseEnv({ ...signingKeys, [name]: value });
  expect(parse).toThrow(new Error(`${name}: ${text}`));
});

test('stops the start for invalid variables and names them without their values', () => {
  const wrong = {
    SESSION_KEYS: 'k1:too-short',
    MAIL_LINK_KEYS: 'k1:not much longer',
    PORT: 'http',
    PUBLIC_ORIGIN: 'https://jobs.example.com/path',
    MASTER_ADMIN_PASSWORD: 'hunter2',
  };
  const message = (() => {
    try {
      parseEnv(wrong);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
  for (const value of ['too-short', 'longer', 'hunter2']) expect(message).not.toContain(value);
});

test('a process starts only with the keys that it needs', () => {
  expect(parseWorkerEnv({ PORT: '81' }).PORT).toBe(81);
  expect(() => parseWorkerEnv({ PORT: 'http' })).toThrow('PORT: ');
  const { MAIL_LINK_KEYS, PUSH_KEY } = signingKeys;
  expect(parseMailEnv({ MAIL_LINK_KEYS, PUSH_KEY }).MAIL_LINK_KEYS).toEqual([signingKey]);
  expect(() => parseMailEnv({ SESSION_KEYS: signingKey })).toThrow('MAIL_LINK_KEYS: ');
  for (const name of ['SESSION_KEYS', 'MAIL_LINK_KEYS', 'PUSH_KEY'])
    expect(() => parseEnv({ ...signingKeys, [name]: '' })).toThrow(`${name}: `);
});

test('text messages leave like emails unless they are set up on their own', () => {
  const ses = { MAIL: 'ses', MAIL_FROM: 'a@jobs.example', AWS_LAMBDA_FUNCTION_NAME: 'SendMail' };
  const SMS_ORIGINATION = 'arn:aws:sms-voice:us-east-1:111122223333:phone-number/phone-1';
  const read = (more: Record<string, string>) => getSms(parseEnv({ ...signingKeys, ...more }));
  expect(read({})).toBe('outbox');
  expect(read({ SMS: 'off' })).toBe('off');
  expect(read({ ...ses })).toBe('off');
  expect(read({ ...ses, SMS_ORIGINATION })).toBe('aws');
  expect(read({ ...ses, SMS_ORIGINATION, SMS: 'off' })).toBe('off');
  expect(() => read({ SMS: 'aws' })).toThrow('SMS_ORIGINATION: ');
  expect(() => read({ ...ses, SMS: 'outbox' })).toThrow('SMS: ');
  expect(() => read({ SMS_ORIGINATION: 'a b' })).toThrow('SMS_ORIGINATION: ');
  expect(() => read({ SMS_COUNTRIES: 'us' })).toThrow('SMS_COUNTRIES: ');
  expect(parseEnv({ ...signingKeys, SMS_COUNTRIES: 'DE,AT' }).SMS_COUNTRIES).toEqual(['DE', 'AT']);
});

test('a push service on this machine is only for tests', () => {
  const PUSH_LOCAL_ORIGIN = 'http://127.0.0.1:4000';
  const parse = (more: Record<string, string>) =>
    parseEnv({ ...signingKeys, PUSH_LOCAL_ORIGIN, ...more });
  expect(parse({}).PUSH_LOCAL_ORIGIN).toBe(PUSH_LOCAL_ORIGIN);
  for (const more of [
    { PUBLIC_ORIGIN: 'https://jobs.example.com' },
    { AWS_LAMBDA_FUNCTION_NAME: 'Web', MAIL: 'ses', MAIL_FROM: 'a@jobs.example' },
    { PUSH_LOCAL_ORIGIN: 'http://10.0.0.1:4000' },
    { PUSH_LOCAL_ORIGIN: 'https://127.0.0.1:4000' },
    { PUSH_LOCAL_ORIGIN: 'http://127.0.0.1' },
  ])
    expect(() => parse(more)).toThrow('PUSH_LOCAL_ORIGIN: ');
});
