import fc from 'fast-check';
import { makeCode } from '~/app/services/passwords/make-code';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { editableSettings } from '~/domain/settings/editable-settings';
import { cleanLines } from '~/domain/shared/clean-text';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { aMail } from '~/tests/store/builders';
import {
  accessMatrix,
  getAddresses,
  adminPassword,
  resetCode,
  target,
  type Guard,
} from './access-matrix';
import { badValues, type BadValue } from './bad-values';
import { httpClient, signedInDriver, type HttpClient } from './http';
import { addPeople, companyAdmin, staff } from './people';
import { aRequest } from './registration';
import { aDriver, aJob } from './roster-builders';
import { addStockedSite, makeTestScope, testEntry } from './stocked-site';
import type { TestServer } from './test-server';
import { watchWrites } from './written-items';

/** Every field of every form of every action. */
export const formFields = Object.entries(accessMatrix).flatMap(([name, { action, forms = [] }]) =>
  // Harmful forms come last, because they delete the data that the other forms need.
  [...forms]
    .reverse()
    .flatMap((form) =>
      Object.keys(form).map((field) => ({ name, guard: action as Guard, form, field })),
    ),
);

let tenants = 0;

/** Creates a separate site with everything that the forms refer to, and a session for every role. */
export const newTenant = async (server: TestServer) => {
  const number = (tenants += 1);
  const { url, platform, clock } = server;
  const { deps, sessions } = platform;
  const { driverId, jobId, weekId } = target;
  const companyId = `VICTIM${number}`;
  const tenant = { companyId, siteId: 'NYC01' };
  const scope = await addStockedSite(deps, {
    ...tenant,
    name: companyId,
    password: adminPassword,
    drivers: [aDriver({ employeeId: driverId, name: 'Vera Shown' })],
    jobs: [aJob({ jobId })],
    weeks: [{ weekId, startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 }],
  });
  await addPeople(
    deps,
    tenant,
    [...staff, companyAdmin].map((person) => ({ ...person, password: undefined })),
  );
  const at = toInstant(clock.now());
  const validUntil = toInstant(clock.now() + 24 * 60 * 60_000);
  await deps.stores.credentials.issueResetCode(makeTestScope(tenant), {
    employeeId: driverId,
    resetCode: { hash: deps.sha256(resetCode), validUntil },
    entry: testEntry(deps),
  });
  const requestId = `REQ${1000 + number}`;
  const mail = { id: deps.ids.next(), at, mail: aMail() };
  const form = { formId: `form${number}`, maxPending: 1e6, mails: [mail] };
  await deps.stores.registrations.submit(aRequest({ id: requestId }), form);
  const who = { kind: 'activation', tenant, username: 'admin', at } as const;
  const { secret, code } = makeCode(deps, who);
  await deps.stores.codes.issue(code, { ...mail, id: deps.ids.next() }, testEntry(deps));

  /** A client with a session that was opened without the login form, which takes long. */
  const openSession = async (
    kind: 'admin' | 'admin-code',
    subject: string,
    of: Tenant = tenant,
  ) => {
    const client = httpClient(url);
    const cookie = await sessions.start(kind, {
      ...{ subject, tenant: of, signedInBy: 'password', sessionVersion: 1, sessionEpoch: 0 },
    });
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    client.cookies.set(name, value);
    return client;
  };
  const admin = await openSession('admin', 'admin');
  const clients: Record<Guard, HttpClient> = {
    public: await openSession('admin-code', 'admin'),
    driver: await signedInDriver(url, tenant, driverId),
    steward: await openSession('admin', 'steward'),
    dispatcher: await openSession('admin', 'dispatcher'),
    'site-admin': admin,
    'company-admin': await openSession('admin', companyAdmin.username),
    account: admin,
    master: await openSession('admin', 'admin', defaultTenant),
  };
  const { site } = await deps.stores.sites.read(tenant);
  /** This tenant's values for the forms of the access matrix. */
  const own: Record<string, string> = {
    VICTIM: companyId,
    [target.requestId]: requestId,
    '{}': JSON.stringify(editableSettings(site!)),
    // One mailbox takes only a few invitations.
    'ida@victim.test': `ida@victim${number}.test`,
    'a stamp': await platform.formStamps.issue(),
  };
  return { scope, clients, own, code: secret };
};
export type OwnTenant = Awaited<ReturnType<typeof newTenant>>;

const isClean = (text: string) => cleanLines(text) === text;
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Sends `perField` bad values for each field of each form. Whatever a request contains, the response must be
 * below 500, a refused request must write nothing, and stored data must be parsable, clean text.
 */
export const spoilForms = async ({
  server,
  perField,
  seed,
  fields = formFields,
  onField = () => undefined,
}: {
  server: TestServer;
  perField: number;
  seed: number;
  fields?: typeof formFields;
  onField?: (sent: number) => void;
}) => {
  const watch = watchWrites();
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  let sent = 0;
  let last: string | undefined;
  let tenant: OwnTenant | undefined;

  const renew = async () => {
    // Moves past the time in which sign-in attempts are counted, so that the kiosk's limit is not reached.
    server.clock.advance(16 * minuteMs);
    server.logged.length = 0;
    return newTenant(server);
  };

  const send = async (
    { clients, own, code }: OwnTenant,
    { name, guard, form, field }: (typeof formFields)[number],
    bad: BadValue,
    isPage: boolean,
  ) => {
    const parts = Object.entries(form).flatMap(([key, value]) => {
      const right = own[String(value)] ?? String(value);
      return (key === field ? bad : [encodeURIComponent(right)]).map((text) => `${key}=${text}`);
    });
    const [page = '', script = ''] = getAddresses(name, true);
    const path = (isPage ? page : script).replace('VICTIM', own.VICTIM!);
    const address = name === 'activate' ? `${path}?code=${code}` : path;
    if (!('file' in form))
      return clients[guard].send('POST', address, {
        body: parts.join('&'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const upload = new FormData();
    for (const [key, value] of new URLSearchParams(parts.join('&')))
      upload.append(key, key === 'file' ? new Blob([value]) : value);
    return clients[guard].upload(address, upload);
  };

  try {
    for (const at of fields) {
      if (at.name !== last) tenant = undefined;
      last = at.name;
      const right = String(at.form[at.field]);
      const property = fc.asyncProperty(
        badValues(right),
        fc.integer({ min: 0, max: 3 }),
        async (bad, page) => {
          tenant ??= await renew();
          const response = await send(tenant, at, bad, page === 0);
          const body = await response.text();
          sent += 1;
          const { status } = response;
          statuses[status] = (statuses[status] ?? 0) + 1;
          const written = watch.of(response);
          if (status >= 500) throw new Error(`answered ${status}`);
          if (status >= 400 && written.length > 0)
            throw new Error(`answered ${status} and wrote to ${written.join()}`);
          const where = `${response.headers.get('location') ?? ''} ${status === 202 ? body : ''}`;
          const isOut = at.guard !== 'public' && /admin-portal|driver-login|"\/"/.test(where);
          if (status === 429 || isOut) tenant = undefined;
        },
      );
      const report = await fc.check(property, { seed, numRuns: perField, endOnFailure: false });
      if (report.failed) {
        const shown = JSON.stringify(report.counterexample).slice(0, 300);
        failures.push(
          `${at.name} ${at.form.intent ?? ''} ${at.field}: ${report.errorInstance} ${shown}`,
        );
      }
      const dirty = tenant
        ? await unclean(server, tenant).catch((error: Error) => [error.message])
        : [];
      failures.push(...dirty.map((text) => `${at.name} ${at.field}: stored ${text}`));
      if (dirty.length > 0) tenant = undefined;
      onField(sent);
    }
  } finally {
    watch.stop();
  }
  return { sent, statuses, failures };
};

/** Returns stored texts that are not clean. Throws if stored data cannot be parsed. */
const unclean = async ({ platform }: TestServer, { scope, own }: OwnTenant): Promise<string[]> => {
  const { stores } = platform.deps;
  const { site, company } = await stores.sites.read(scope);
  const stored = await Promise.all([
    stores.drivers.list(scope),
    stores.jobs.list(scope),
    stores.weeks.list(scope),
    stores.picks.list(scope),
    stores.manual.list(scope, site!.window.periodId),
    stores.contacts.page(scope, { after: '', limit: 100 }),
    stores.activity.latest(scope, 100),
    stores.registrations.read(own[target.requestId]!),
  ]);
  return textsIn([stored, site, company])
    .filter((text) => !isClean(text))
    .map((text) => JSON.stringify(text).slice(0, 200));
};
