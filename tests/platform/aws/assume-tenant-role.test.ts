import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, test } from 'vitest';
import { createRoleAssumer } from '~/app/platform/aws/assume-tenant-role.server';
import { silence } from '~/tests/support/silent-client';

const roleArn = 'arn:aws:iam::111122223333:role/tenant';
const main = { companyId: 'DEFAULT', siteId: 'MAIN' };
const expiration = new Date('2026-11-23T13:00:00.000Z');

const sts = mockClient(STSClient);
afterEach(() => sts.reset());

const assumeRole = createRoleAssumer(roleArn, { region: 'us-east-1' });

test("assumes the role with the tenant's names as tags", async () => {
  sts.on(AssumeRoleCommand).resolves({
    Credentials: {
      AccessKeyId: 'tenant-1',
      SecretAccessKey: 'local',
      SessionToken: 'token-1',
      Expiration: expiration,
    },
  });
  expect(await assumeRole(main)).toEqual({
    accessKeyId: 'tenant-1',
    secretAccessKey: 'local',
    sessionToken: 'token-1',
    expiration,
  });
  expect(sts.commandCalls(AssumeRoleCommand).map(({ args: [{ input }] }) => input)).toEqual([
    {
      RoleArn: roleArn,
      RoleSessionName: 'DEFAULT-MAIN',
      DurationSeconds: 3600,
      Tags: [
        { Key: 'companyId', Value: 'DEFAULT' },
        { Key: 'siteId', Value: 'MAIN' },
      ],
    },
  ]);
});

test('refuses an answer without credentials', async () => {
  sts.on(AssumeRoleCommand).resolves({});
  await expect(assumeRole(main)).rejects.toThrow('without credentials');
});

test('gives up on a token service that does not answer', async () => {
  silence(sts);
  await expect(assumeRole(main)).rejects.toMatchObject({ name: 'TimeoutError' });
});
