import type { Call } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { getFirstSteps, type FirstSteps } from '~/domain/site/first-steps';

export const readFirstSteps = async ({
  deps: { stores },
  access: { scope, site },
}: Call<'stores', { access: Pick<AdminSession, 'scope' | 'site'> }>): Promise<FirstSteps> => {
  const [drivers, jobs] = await Promise.all([stores.drivers.list(scope), stores.jobs.list(scope)]);
  return getFirstSteps(drivers.items, jobs.items, site.sample);
};
