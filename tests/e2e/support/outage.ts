import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { makeTestScope } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);

/** The product was away from 40 to 20 minutes before the cutoff on Wednesday at 15:00, which has just passed. */
export const passCutoffAfterOutage = async ({ platform, clock, sweep }: TestServer) => {
  const { stores } = platform.deps;
  const { site } = await stores.sites.read(scope);
  const cutoff = Date.parse(site!.window.closesAt.instant);
  for (let minute = -90; minute < 0; minute++)
    if (minute < -40 || minute >= -20)
      await stores.status.markReady(toInstant(cutoff + minute * minuteMs));
  clock.moveTo(toInstant(cutoff + 20_000));
  await sweep();
};
/** Sets what follows from an outage. */
export const setOutageRule = async (
  { platform }: TestServer,
  outageRule: 'ask' | 'automatic',
): Promise<void> => {
  const { site } = await platform.deps.stores.sites.read(scope);
  const settings = { ...site!.settings, outageRule };
  await platform.deps.stores.sites.save(scope, { ...site!, settings }, []);
};
