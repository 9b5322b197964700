import { expect } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { isOpen } from '~/domain/claims/claim';
import { defaultTenant } from '~/domain/company/scope';
import { openNext, publish, rankInConflict, rankJobsOn } from '~/tests/e2e/support/ranks';
import { addFeed } from './calendar-feeds';
import { leaveAddresses } from './contacts';
import { signedInDriver } from './http';
import { answerClaim, assignManually } from './manual-assignments';
import { rankWeeks } from './save-ranks';
import { makeTestScope } from './stocked-site';
import { startTestServer, type TestServer } from './test-server';
import { offerWeeks, openVacations, publishWeeks } from './vacations';

/** Holds J002 and W002, and has agreed on a trade. */
export const john = '1234567';
/** Holds J001 and W001. */
export const maria = '2345678';
/** Holds J003, and has filed a claim. */
export const david = '3456789';
/** Got J005 by the first version and J004 by the second, and has a claim that was denied. */
export const sarah = '4567890';
/** Holds no job. */
export const michael = '5678901';

const scope = makeTestScope(defaultTenant);

const send = async (
  site: TestServer,
  employeeId: string,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<void> => {
  const client = await signedInDriver(site.url, defaultTenant, employeeId);
  const { status } = await client.post(path, form);
  expect(status, `${path} ${form.intent}`).toBe(303);
};

const readAdmin = async ({ platform: { deps } }: TestServer) => {
  const { site, company } = await deps.stores.sites.read(scope);
  const actor = { role: 'site-admin', username: 'admin' } as const;
  return { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
};

/** Sets what a result can be shown by: trades, claims, and lists that are open to drivers once they are published. */
const openEverything = async ({ platform: { deps } }: TestServer): Promise<void> => {
  const { site } = await deps.stores.sites.read(scope);
  const rules = { sealedPicks: false, openResults: 'by-name' } as const;
  const wanted = { trades: 'with-approval', disableAutoAssignments: true, ...rules } as const;
  const settings = { ...site!.settings, ...wanted };
  await deps.stores.sites.save(
    scope,
    {
      ...site!,
      settings,
      window: { ...site!.window, rules },
      vacation: { ...site!.vacation, rules },
    },
    [],
  );
};

const denyClaims = async (site: TestServer): Promise<void> => {
  const { deps } = site.platform;
  const claims = await deps.stores.claims.list(scope, '2026-W49');
  for (const { id: claimId } of claims.filter(isOpen)) {
    const input = { claimId, verdict: 'denied', reason: 'Seniority decides' } as const;
    const access = await readAdmin(site);
    const answered = await answerClaim({ deps, access, input: { ...input, confirmed: true } });
    expect(answered.ok).toBe(true);
  }
};

/** Publishes jobs in two versions with claims between them, and vacation weeks, and has drivers agree on a trade. */
export const startPublishedSite = async (): Promise<TestServer> => {
  const site = await startTestServer();
  const { deps } = site.platform;
  await rankInConflict(site);
  await openEverything(site);
  await rankJobsOn(site, michael, ['J002']);
  await offerWeeks(site, { count: 3, slots: 1 });
  await openVacations(site, '2026-11-23T15:00');
  expect((await rankWeeks(deps, john, ['W002', 'W001'])).ok).toBe(true);
  expect((await rankWeeks(deps, maria, ['W001'])).ok).toBe(true);
  site.clock.moveTo('2026-11-23T20:01:00.000Z');
  await publishWeeks(site);
  await publish(site);
  await leaveAddresses(deps, scope, [john, maria, david, sarah, michael]);
  const claim = { intent: 'claim', about: 'pick J002', text: 'I trained for this route' };
  await send(site, sarah, '/driver-preferences', claim);
  await denyClaims(site);
  const given = { driverId: sarah, jobId: 'J004', note: '', confirmed: true };
  await assignManually({ deps, access: await readAdmin(site), input: given });
  await publish(site);
  const offer = { intent: 'offer', giveId: 'J002', wantId: 'J003' };
  await send(site, john, '/driver-preferences/trades', offer);
  const [made] = await deps.stores.trades.list(scope, '2026-W49');
  const accept = { intent: 'accept', offerId: made!.id };
  await send(site, david, '/driver-preferences/trades', accept);
  await send(site, david, '/driver-preferences', claim);
  await addFeed(site, john);
  return site;
};

/** Opens the selection of the next week, in which the published one is not over. */
export const openWeekAfter = async (site: TestServer): Promise<void> => {
  await denyClaims(site);
  await openNext(site);
};
