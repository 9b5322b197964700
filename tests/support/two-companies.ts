import type { Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { addSite } from '~/app/services/companies/add-site.server';
import { askTenantErasure } from '~/app/services/companies/ask-erasure.server';
import { renameCompanyOrSite } from '~/app/services/companies/rename-tenant.server';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { approveRegistration } from '~/app/services/registration/approve-registration.server';
import type { SiteScope } from '~/domain/company/scope';
import { erasureWaitDays } from '~/domain/erasure/limits';
import { toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { toDelivery } from '~/domain/webhooks/deliver';
import { toTestMessage } from '~/domain/webhooks/message';
import { aPickList } from '~/tests/store/builders';
import type { FakeSite } from './fake-site';
import { aRequest } from './registration';
import { aDriver, aJob } from './roster-builders';
import { testEntry } from './stocked-site';
import { aReceiver } from './webhooks';

/** What names a company, its sites and its people. `mark` is in all of it, and in nothing else. */
const makeNames = (mark: string) => ({
  company: `${mark} Freight`,
  earlier: `${mark} Earlier`,
  site: `${mark} Depot`,
  added: `${mark} Annex`,
  address: `1 ${mark} Road`,
  contact: `Cleo ${mark}`,
  email: `cleo@${mark.toLowerCase()}.example`,
  driver: `Dora ${mark}`,
  driverEmail: `dora@${mark.toLowerCase()}.example`,
  note: `${mark} wrote this`,
});

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A program of the company, with a message that waits to be sent again. */
const addWebhook = async (deps: Deps, scope: SiteScope, mark: string) => {
  const at = toInstant(deps.clock.now());
  const receiver = aReceiver({ name: mark, url: `https://${mark}.example/` });
  const receivers = { version: 0, receivers: [receiver] };
  await deps.stores.webhooks.save(scope, receivers, { entries: [testEntry(deps)] });
  const delivery = toDelivery(`${mark}-message`, receiver, toTestMessage(scope, at), at);
  await deps.stores.webhooks.put(scope, delivery);
};

/** Everything by which the drivers of a site sign in, are reached and have lists. */
const addDriver = async (deps: Deps, scope: ReturnType<typeof makeSiteScope>, mark: string) => {
  const employeeId = mark === 'Quagga' ? '7111111' : '7222222';
  const names = makeNames(mark);
  const at = toInstant(deps.clock.now());
  const entry = () => testEntry(deps);
  const { drivers, jobs, picks, credentials, contacts, signIns } = deps.stores;
  const change = { expectedVersion: 0, deletes: [], usage: { growth: 1, limit: 9 } };
  const driver = aDriver({ employeeId, name: names.driver });
  must(await drivers.commit(scope, { ...change, puts: [driver], entry: entry() }));
  must(await jobs.commit(scope, { ...change, puts: [aJob()], entry: entry() }));
  const secret = { passwordHash: `hash of ${mark}`, answersHash: null as never };
  const first = { employeeId, expectedVersion: 0, ...secret, answersHash: `${mark} answers` };
  await credentials.setDriverPassword(scope, { ...first, entry: entry() });
  const passkey = {
    ...{ id: `${mark}-passkey`, publicKey: 'AAAA', counter: 0, epoch: 0, since: at },
    ...{ lastUsedAt: at, provenBy: 'password' as const, name: 'Phone' },
  };
  await credentials.changePasskeys(scope, {
    ...{ employeeId, sessionVersion: 1, knownVersion: 0, handle: 'handle' },
    ...{ passkeys: [passkey], added: passkey, entry: entry() },
  });
  const next = { email: names.driverEmail };
  await contacts.change(scope, employeeId, { known: null, next, entry: entry(), mails: [] });
  for (const receiptNumber of ['A-1', 'A-2'])
    await picks.save(scope, aPickList({ employeeId, receiptNumber }), {
      ...entry(),
      actor: { role: 'driver', id: employeeId, name: names.driver },
    });
  const attempt = { id: deps.ids.next(), at, outcome: 'entered', method: 'password' };
  await signIns.keep(scope, 'admin', { ...attempt, device: names.note } as never);
  await addWebhook(deps, scope, mark);
  return employeeId;
};

/** Registers a company with two sites, people, a driver and messages that wait. */
export const addNamedCompany = async (fake: FakeSite, mark: string) => {
  const { deps } = fake;
  const names = makeNames(mark);
  const companyId = mark.toUpperCase();
  const at = toInstant(deps.clock.now());
  const master = await fake.asAdmin();
  const request = aRequest({
    ...{ id: `REQ${mark === 'Quagga' ? '1111' : '2222'}`, requestedAt: at, notes: names.note },
    ...{ companyName: names.earlier, contactName: names.contact, contactEmail: names.email },
    ...{ siteName: names.site, siteAddress: names.address, siteCode: 'NYC01' },
    wishedCompanyId: companyId,
  });
  const form = { formId: `form ${mark.length}`, maxPending: 9, mails: [] };
  must(await deps.stores.registrations.submit(request, form));
  must(await approveRegistration({ deps, scope: master.scope, input: { requestId: request.id } }));
  const access = { deps, access: master };
  must(await renameCompanyOrSite({ ...access, input: { companyId, name: names.company } }));
  const site = { siteId: 'BOS02', name: names.added, address: names.address, email: names.email };
  must(await addSite({ ...access, input: { companyId, ...site } }));
  const undelivered = { code: 'mail-undelivered', to: { email: names.email }, attempts: 10 };
  await deps.stores.activity.append(master.scope, {
    ...testEntry(deps),
    event: { ...undelivered, subject: `${names.company}: welcome` } as never,
  });
  const scope = makeSiteScope({ companyId, siteId: 'NYC01' }, fake.scope.actor);
  return { companyId, names, scope, employeeId: await addDriver(deps, scope, mark) };
};

/** Deactivates a company, or a site of it, and asks for its erasure. */
export const askFor = async (fake: FakeSite, companyId: string, siteId?: string) => {
  const given = { deps: fake.deps, access: await fake.asAdmin() };
  must(await switchActive({ ...given, input: { companyId, siteId, isActive: false } }));
  const input = { companyId, siteId, typed: siteId ?? companyId, reason: 'The contract ended' };
  must(await askTenantErasure({ ...given, input }));
};

export const waitForErasure = ({ clock }: Pick<FakeSite, 'clock'>) =>
  clock.advance(erasureWaitDays * dayMs);
