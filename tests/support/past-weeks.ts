import { makeSiteScope } from '~/app/ports/sessions';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { openNext, publish, rankInConflict } from '~/tests/e2e/support/ranks';
import { answerClaim, assignManually } from './manual-assignments';
import { makeTestScope } from './stocked-site';
import type { TestServer } from './test-server';
import { assignByHand, offerWeeks, publishWeeks } from './vacations';

const scope = makeTestScope(defaultTenant);
const actor = { role: 'site-admin', username: 'admin' } as const;
const readAccess = async ({ platform: { deps } }: TestServer) => {
  const { site, company } = await deps.stores.sites.read(scope);
  return { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
};

/** The week 2026-W49 with a denied claim and two versions, and three later weeks that are published too. */
export const fourWeeks = async (server: TestServer) => {
  const { deps } = server.platform;
  await rankInConflict(server);
  await publish(server);
  const driver = (await deps.stores.drivers.list(scope)).items.find(
    ({ employeeId }) => employeeId === '4567890',
  )!;
  const byDriver = { role: 'driver', employeeId: '4567890' } as const;
  const { site, company } = await readAccess(server);
  const filed = await fileClaim({
    deps,
    access: {
      ...{ scope: makeSiteScope(scope, byDriver), site, company, driver, signedInBy: 'id' },
      ...{ sessionVersion: 0, isKiosk: false, ownDevices: [], passkeys: [] },
    },
    input: { of: 'jobs', subject: { jobId: 'J002' }, text: 'I trained for this route' },
    receivedAt: toInstant(server.clock.now()),
  });
  if (!filed.ok) throw new Error(filed.error.code);
  const [claim] = await deps.stores.claims.list(scope, '2026-W49');
  const input = { claimId: claim!.id, verdict: 'denied', reason: 'Seniority decides' } as const;
  const answered = await answerClaim({
    deps,
    access: await readAccess(server),
    input: { ...input, confirmed: true },
  });
  if (!answered.ok) throw new Error(answered.error.code);
  const given = { driverId: '3456789', jobId: 'J002', note: '', confirmed: true };
  await assignManually({ deps, access: await readAccess(server), input: given });
  await publish(server);
  for (let week = 0; week < 3; week += 1) {
    await openNext(server);
    await publish(server);
  }
};

/** Two versions of the vacation award: W002 goes to driver 4567890, and in the second also to 1234567. */
export const twoVacationVersions = async (server: TestServer) => {
  await offerWeeks(server, { count: 3, slots: 2 });
  await assignByHand(server, '4567890', 'W002');
  await publishWeeks(server);
  await assignByHand(server, '1234567', 'W002');
  await publishWeeks(server);
};
