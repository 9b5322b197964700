import { afterEach, expect, test, vi } from 'vitest';
import { createRemoteApproval } from '~/app/platform/aws/remote-approval.server';
import { startSilentService } from '~/tests/support/silent-service';

afterEach(() => vi.unstubAllEnvs());

test('gives up an approval that is not answered', async () => {
  const silent = await startSilentService();
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', silent.url);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const approve = createRemoteApproval('approve-registration', { waitMs: 200 });
  await expect(approve({ requestId: 'REQ0001', approvedBy: 'admin' })).rejects.toThrow('aborted');
  await silent.stop();
});
