import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRoleAssumer } from '~/app/platform/aws/assume-tenant-role.server';
import { startSilentService } from '~/tests/support/silent-service';
import { startTokenService } from '~/tests/support/token-service';

const roleArn = 'arn:aws:iam::111122223333:role/tenant';
const main = { companyId: 'DEFAULT', siteId: 'MAIN' };

let service: Awaited<ReturnType<typeof startTokenService>>;
beforeAll(async () => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  service = await startTokenService();
});
beforeEach(() => {
  service.asked.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

const assumerAt = (endpoint: string) =>
  createRoleAssumer(roleArn, {
    endpoint,
    credentials: { accessKeyId: 'web', secretAccessKey: 'local' },
  });

test("assumes the role with the tenant's names as tags", async () => {
  expect(await assumerAt(service.url)(main)).toEqual({
    accessKeyId: 'tenant-1',
    secretAccessKey: 'local',
    sessionToken: 'token-1',
    expiration: expect.any(Date) as Date,
  });
  expect(service.asked).toHaveLength(1);
  expect(Object.fromEntries(service.asked[0]!)).toMatchObject({
    Action: 'AssumeRole',
    RoleArn: roleArn,
    RoleSessionName: 'DEFAULT-MAIN',
    DurationSeconds: '3600',
    'Tags.member.1.Key': 'companyId',
    'Tags.member.1.Value': 'DEFAULT',
    'Tags.member.2.Key': 'siteId',
    'Tags.member.2.Value': 'MAIN',
  });
});

test('gives up on a token service that does not answer', async () => {
  const silent = await startSilentService();
  await expect(assumerAt(silent.url)(main)).rejects.toThrow('aborted');
  await silent.stop();
});
