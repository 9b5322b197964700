import type { AdminCall } from '~/app/ports/deps';

/** Whether another account of the site has the administrator's email address, which then signs nobody in. */
export const isEmailShared = async ({
  deps,
  access: { scope, email },
}: AdminCall<'stores'>): Promise<boolean> =>
  email !== undefined && (await deps.stores.access.findUsernames(scope, email)).length > 1;
