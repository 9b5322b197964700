import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { prepareTenants } from '~/app/platform/wiring/prepare.server';

const platform = await createLambdaPlatform();

/**
 * Runs in every deployment: creates the default company, its site and the master administrator. With
 * `testAlarm` it fails, to show whether its alarm arrives.
 */
export const handler = async (event: { readonly testAlarm?: boolean } = {}): Promise<void> => {
  if (event.testAlarm) throw new Error('This function fails on purpose: its alarm is tested.');
  await prepareTenants(platform, () => {
    throw new Error('MASTER_ADMIN_PASSWORD_SECRET is missing.');
  });
};
