import { createLambdaPlatform } from '~/app/platform/aws/lambda-platform.server';
import { prepareTenants } from '~/app/platform/prepare.server';

const platform = await createLambdaPlatform();

/** Called by every deployment: ensures the default company, its site and the master administrator. */
export const handler = async (): Promise<void> => {
  await prepareTenants(platform, () => {
    throw new Error('MASTER_ADMIN_PASSWORD_SECRET is missing.');
  });
};
