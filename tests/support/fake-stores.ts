import { isDeepStrictEqual } from 'node:util';
import { encodeTime } from 'ulid';
import type { Stores } from '~/app/ports/deps';
import type { RosterStore } from '~/app/ports/roster';
import type { CompanyUsage } from '~/app/ports/tenancy';
import type { ManualChange, StoredAward } from '~/app/ports/award';
import { shardOf } from '~/app/store/table/shard';
import { dueShardOf } from '~/app/store/tenancy/site-item';
import { isTenant } from '~/app/store/table/keys';
import type { CounterWindow } from '~/app/ports/access';
import type { AdminCredential, DriverCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import { isEntered, type SignInAttempt } from '~/domain/access/sign-in-attempt';
import type { Activity } from '~/domain/activity/activity';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import type { Claim } from '~/domain/claims/claim';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { WaitingEntry } from '~/app/ports/mail';
import type { Contact } from '~/domain/mail/contact';
import type { NewMail } from '~/domain/mail/mail';
import type { NewNotice } from '~/domain/mail/notice';
import type { PickList } from '~/domain/picks/pick-list';
import { toEpochMs, type Instant } from '~/domain/shared/instant';
import { fail, ok } from '~/domain/shared/result';
import { compareText, searchable } from '~/domain/shared/text';
import type { Company } from '~/domain/company/company';
import { firstTenantDefaults, type TenantDefaults } from '~/domain/site/new-tenant';
import type { Tenant } from '~/domain/company/scope';
import { nextDue, type Site } from '~/domain/site/site';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import type { ManualVacation, VacationWeek } from '~/domain/vacation/vacation-week';
import { fakeRegistrations } from './fake-registrations';
import { table } from './fake-table';

const within = ({ companyId, siteId }: Tenant, rest = '') => `${companyId}#${siteId}#${rest}`;

/**
 * Every port in memory, with the semantics of the real one: each method does its work in one go after
 * an await, so that parallel calls meet as they would at a server.
 */
export const createFakeStores = (): Stores => {
  const companies = table<Company>();
  const sites = table<Site>();
  const defaults = table<TenantDefaults>();
  const usages = table<CompanyUsage>();
  const signIns: string[] = [];
  const drivers = table<Driver>();
  const jobs = table<Job>();
  const weeks = table<VacationWeek>();
  const manualVacations = table<ManualVacation>();
  const vacationPicks = table<VacationPicks>();
  const vacationHistory = table<VacationPicks>();
  const contacts = table<Contact>();
  const credentials = table<DriverCredential>();
  const admins = table<AdminCredential>();
  const picks = table<PickList>();
  const history = table<PickList>();
  const activity = table<Activity>();
  const hiddenBefore = table<string>();
  const manual = table<ManualAssignment>();
  const lastManual = table<string>();
  const awards = table<{ award: StoredAward; outcomes: DriverOutcome[] }>();
  const claims = table<Claim>();
  const directory = table<Tenant>();
  const versions = table<number>();
  const attempts = table<SignInAttempt>();
  const throttle = table<number>();
  const codes = table<OneTimeCode>();
  const outbox = table<{ entry: WaitingEntry; dueAt: Instant }>();

  const post = (mail: NewMail) =>
    outbox.put(mail.id, { entry: { ...mail, attempts: 0 }, dueAt: mail.at });
  const log = (tenant: Tenant, entry: Activity) => activity.put(within(tenant, entry.id), entry);
  const count = ({ key, windowMs, now }: CounterWindow, by: number): number => {
    const bucket = `${key}#${windowMs}#${Math.floor(now / windowMs)}`;
    const total = (throttle.get(bucket) ?? 0) + by;
    throttle.put(bucket, total);
    return total;
  };
  const siteAndCompany = (tenant: Tenant) => ({
    site: isTenant(tenant) ? sites.get(within(tenant)) : null,
    company: isTenant(tenant) ? companies.get(tenant.companyId) : null,
  });
  const saveSite = (tenant: Tenant, site: Site) => {
    const { companyId, siteId } = tenant;
    const saved = { ...site, companyId, siteId, version: site.version + 1 };
    sites.put(within(tenant), saved);
    return saved;
  };

  const refusalByHand = (
    tenant: Tenant,
    periodId: string,
    { assignment: { jobId, driverId }, replaces, follows }: ManualChange,
  ) => {
    const held = manual.get(within(tenant, `${periodId}#${jobId}`));
    if ((held?.id ?? null) !== replaces) return 'manual-changed';
    const last = lastManual.get(within(tenant, `${periodId}#${driverId}`));
    return last === follows ? null : 'manual-driver-changed';
  };
  const giveByHand = (tenant: Tenant, periodId: string, { assignment }: ManualChange) => {
    const { id, jobId, driverId } = assignment;
    manual.put(within(tenant, `${periodId}#${jobId}`), assignment);
    lastManual.put(within(tenant, `${periodId}#${driverId}`), id);
  };

  const waitingIn = ({ shard, until, limit }: { shard: number; until: Instant; limit: number }) =>
    outbox
      .below('')
      .filter(({ entry, dueAt }) => shardOf(entry.id) === shard && dueAt <= until)
      .sort((a, b) => compareText(a.dueAt, b.dueAt))
      .slice(0, limit);
  const putNotice = (notice: NewNotice) =>
    outbox.put(notice.id, {
      entry: { ...notice, attempts: 0, toldUpTo: '' },
      dueAt: notice.at,
    });

  const usageOf = (companyId: string) => usages.get(companyId) ?? { drivers: 0, jobs: 0 };
  const overviewOf = (companyId: string) => {
    const company = companies.get(companyId);
    return (
      company && {
        company,
        usage: usageOf(companyId),
        sites: company.siteIds.flatMap((siteId) => sites.get(within({ companyId, siteId })) ?? []),
      }
    );
  };
  const saveAdmin = (tenant: Tenant, read: AdminCredential, next: AdminCredential) => {
    const key = within(tenant, read.username);
    const stored = admins.get(key);
    if (stored?.sessionVersion !== read.sessionVersion) return false;
    if (!isDeepStrictEqual(stored.secondFactor, read.secondFactor)) return false;
    admins.put(key, { ...next, sessionVersion: read.sessionVersion + 1 });
    return true;
  };

  const roster = <T>(list: {
    name: string;
    counter: keyof CompanyUsage;
    rows: ReturnType<typeof table<T>>;
    idOf: (item: T) => string;
    /** False refuses the whole change. */
    mayPut?: (tenant: Tenant, item: T) => boolean;
    onPut?: (tenant: Tenant, item: T) => void;
    onDelete?: (tenant: Tenant, id: string) => void;
  }): RosterStore<T> => ({
    list: async (scope) => ({
      items: list.rows.below(within(scope)),
      version: versions.get(within(scope, list.name)) ?? 0,
    }),
    commit: async (scope, { expectedVersion, puts, deletes, entry, usage }) => {
      const current = versions.get(within(scope, list.name)) ?? 0;
      const isRefused = puts.some((item) => list.mayPut?.(scope, item) === false);
      if (current !== expectedVersion || isRefused) return fail({ code: 'list-changed' });
      const used = usageOf(scope.companyId);
      if (usage) {
        const count = used[list.counter] + usage.growth;
        if (usage.growth > 0 && count > usage.limit) return fail({ code: 'list-changed' });
        usages.put(scope.companyId, { ...used, [list.counter]: count });
      }
      const kept = new Set(puts.map(list.idOf));
      for (const id of deletes.filter((one) => !kept.has(one))) {
        list.rows.delete(within(scope, id));
        list.onDelete?.(scope, id);
      }
      for (const item of puts) {
        list.rows.put(within(scope, list.idOf(item)), item);
        list.onPut?.(scope, item);
      }
      versions.put(within(scope, list.name), current + 1);
      log(scope, entry);
      return ok({ version: current + 1 });
    },
  });
  const directoryKey = (employeeId: string, companyId: string) => `${employeeId}#${companyId}`;
  const isOwn = (tenant: Tenant, employeeId: string) =>
    (directory.get(directoryKey(employeeId, tenant.companyId)) ?? tenant).siteId === tenant.siteId;

  return {
    access: {
      ofDriver: async (tenant, employeeId) => ({
        ...siteAndCompany(tenant),
        driver: drivers.get(within(tenant, employeeId)),
        credential: credentials.get(within(tenant, employeeId)),
      }),
      ofAdmin: async (tenant, username) => ({
        ...siteAndCompany(tenant),
        credential: admins.get(within(tenant, username)),
      }),
    },
    activity: {
      append: async (scope, entry) => log(scope, entry),
      latest: async (scope, limit) => activity.below(within(scope)).reverse().slice(0, limit),
      countSince: async (scope, since) =>
        activity.below(within(scope)).filter(({ id }) => id >= encodeTime(toEpochMs(since), 10))
          .length,
      page: async (scope, { before = '\u{10ffff}', since = '', limit }) => {
        const hidden = hiddenBefore.get(within(scope)) ?? '';
        const shown = activity
          .below(within(scope))
          .reverse()
          .filter(({ id }) => id < before && id >= since && id >= hidden);
        const entries = shown.slice(0, limit);
        return { entries, next: shown.length > limit ? (entries.at(-1)?.id ?? null) : null };
      },
      hideOlder: async (scope, entry) => {
        const hidden = hiddenBefore.get(within(scope)) ?? '';
        if (entry.id > hidden) hiddenBefore.put(within(scope), entry.id);
        log(scope, entry);
      },
    },
    awards: {
      read: async (scope, periodId, version) =>
        awards.get(within(scope, `${periodId}#${version}`))?.award ?? null,
      publish: async (scope, { award, outcomes, site, entry, notice }) => {
        const key = within(scope, `${award.periodId}#${award.version}`);
        const stored = sites.get(within(scope));
        if (stored?.version !== site.version || awards.has(key))
          return fail({ code: 'site-changed' });
        awards.put(key, { award, outcomes: [...outcomes] });
        putNotice(notice);
        log(scope, entry);
        return ok(saveSite(scope, site));
      },
      outcome: async (scope, periodId, version, employeeId) => {
        const published = awards.get(within(scope, `${periodId}#${version}`));
        if (!published) return null;
        const outcome = published.outcomes.find((one) => one.employeeId === employeeId) ?? null;
        return { outcome, shares: published.award.shares };
      },
    },
    claims: {
      list: async (scope, periodId) => byId(claims.below(within(scope, `${periodId}#`))),
      ofDriver: async (scope, periodId, employeeId) =>
        byId(claims.below(within(scope, `${periodId}#${employeeId}#`))),
      file: async (scope, claim, entry) => {
        const { periodId, awardVersion } = claim;
        if (
          [claimPlace(claim, 'OPEN'), claimPlace(claim, awardVersion)].some((place) =>
            claims.has(within(scope, place)),
          )
        )
          return fail({ code: 'claim-exists' });
        const window = sites.get(within(scope))?.window;
        if (
          window?.status !== 'published' ||
          window.periodId !== periodId ||
          window.awardVersion !== awardVersion
        )
          return fail({ code: 'award-changed' });
        claims.put(within(scope, claimPlace(claim, 'OPEN')), claim);
        log(scope, entry);
        return ok(null);
      },
      answer: async (scope, claim, { given, entry }) => {
        const open = within(scope, claimPlace(claim, 'OPEN'));
        if (claims.get(open)?.id !== claim.id) return fail({ code: 'claim-answered' });
        const refused = given && refusalByHand(scope, claim.periodId, given);
        if (refused) return fail({ code: refused });
        claims.delete(open);
        claims.put(within(scope, claimPlace(claim, claim.awardVersion)), claim);
        if (given) giveByHand(scope, claim.periodId, given);
        log(scope, entry);
        return ok(null);
      },
    },
    companies: {
      usage: async (companyId) => usageOf(companyId),
      read: async (companyId) => overviewOf(companyId),
      page: async ({ search, after, limit }) => {
        const placeOf = ({ name, companyId }: Company) => `${searchable(name)}#${companyId}`;
        const found = companies
          .below('')
          .filter(({ name, companyId }) =>
            searchable(`${name} ${companyId}`).includes(searchable(search)),
          )
          .sort((a, b) => compareText(placeOf(a), placeOf(b)))
          .filter((company) => placeOf(company) > (after ?? ''));
        const shown = found.slice(0, limit);
        const last = shown.at(-1);
        return {
          companies: shown.flatMap(({ companyId }) => overviewOf(companyId) ?? []),
          next: found.length > limit && last ? placeOf(last) : null,
        };
      },
      save: async (scope, company, { switched, entry }) => {
        const { companyId, version } = company;
        const siteOf = (siteId: string) => sites.get(within({ companyId, siteId }));
        const isStale = switched?.siteIds.some(
          (siteId) => siteOf(siteId)?.isActive !== !switched.isActive,
        );
        if (companies.get(companyId)?.version !== version || isStale)
          return fail({ code: 'company-changed' });
        companies.put(companyId, { ...company, version: version + 1 });
        for (const siteId of switched?.siteIds ?? []) {
          const site = siteOf(siteId)!;
          const { isActive } = switched!;
          const sessionEpoch = site.sessionEpoch + (isActive ? 0 : 1);
          saveSite(site, { ...site, isActive, sessionEpoch });
        }
        log(scope, entry);
        return ok(null);
      },
      addSite: async (scope, company, { site, admin, code, mail, entry }) => {
        const { companyId, version } = company;
        if (companies.get(companyId)?.version !== version || sites.has(within(site)))
          return fail({ code: 'company-changed' });
        companies.put(companyId, { ...company, version: version + 1 });
        sites.put(within(site), site);
        admins.put(within(site, admin.username), admin);
        codes.put(code.hash, code);
        post(mail);
        log(scope, entry);
        return ok(null);
      },
    },
    codes: {
      read: async (hash) => codes.get(hash),
      issue: async (code, mail, entry) => {
        codes.put(code.hash, code);
        post(mail);
        log(code, entry);
      },
      redeem: async (code, usedAt, credential, entry, mail) => {
        if (codes.get(code.hash)?.usedAt !== null) return fail({ code: 'code-used' });
        if (!saveAdmin(code, credential, credential)) return fail({ code: 'credential-changed' });
        codes.put(code.hash, { ...code, usedAt });
        if (mail) post(mail);
        log(code, entry);
        return ok(null);
      },
    },
    contacts: {
      get: async (scope, employeeId) => contacts.get(within(scope, employeeId)),
      page: async (scope, { after, limit }) =>
        contacts
          .below(within(scope))
          .filter(({ employeeId }) => employeeId > after)
          .slice(0, limit),
      change: async (scope, employeeId, { known, email, entry, mail }) => {
        const key = within(scope, employeeId);
        if ((contacts.get(key)?.email ?? null) !== known || !drivers.has(key))
          return fail({ code: 'contact-changed' });
        if (email === null) contacts.delete(key);
        else contacts.put(key, { employeeId, email });
        if (mail) post(mail);
        log(scope, entry);
        return ok(null);
      },
    },
    credentials: {
      saveAdmin: async (scope, { read, next }, entry, mail) => {
        const isSaved = saveAdmin(scope, read, next);
        if (isSaved) log(scope, entry);
        if (isSaved && mail) post(mail);
        return isSaved;
      },
      useSecondFactor: async (tenant, username, { read, next }) => {
        const key = within(tenant, username);
        const stored = admins.get(key);
        if (!stored || !isDeepStrictEqual(stored.secondFactor, read)) return false;
        admins.put(key, { ...stored, secondFactor: next });
        return true;
      },
      setDriverPassword: async (scope, input) => {
        const { employeeId, passwordHash, answersHash, expectedVersion, usedCode, entry, mail } =
          input;
        const key = within(scope, employeeId);
        if (!drivers.get(key)) return false;
        const stored = credentials.get(key);
        if ((stored?.sessionVersion ?? 0) !== expectedVersion) return false;
        if (usedCode !== undefined && stored?.resetCode?.hash !== usedCode) return false;
        const sessionVersion = expectedVersion + 1;
        const kept = answersHash === undefined ? {} : { answersHash };
        credentials.put(key, { employeeId, passwordHash, sessionVersion, ...kept });
        if (entry) log(scope, entry);
        if (mail) post(mail);
        return true;
      },
      issueResetCode: async (scope, { employeeId, resetCode, entry }) => {
        const key = within(scope, employeeId);
        if (!drivers.get(key)) return false;
        const stored = credentials.get(key) ?? {
          employeeId,
          passwordHash: null,
          sessionVersion: 0,
        };
        credentials.put(key, { ...stored, resetCode });
        log(scope, entry);
        return true;
      },
      endSessions: async (tenant, who) => {
        if ('username' in who) {
          const admin = admins.get(within(tenant, who.username));
          if (!admin) return;
          admins.put(within(tenant, who.username), {
            ...admin,
            sessionVersion: admin.sessionVersion + 1,
          });
          return;
        }
        const { employeeId } = who;
        const known = credentials.get(within(tenant, employeeId));
        credentials.put(within(tenant, employeeId), {
          ...known,
          employeeId,
          passwordHash: known?.passwordHash ?? null,
          sessionVersion: (known?.sessionVersion ?? 0) + 1,
        });
      },
      administrators: async (tenant) => admins.below(within(tenant)),
      withPassword: async (scope) =>
        new Set(
          credentials
            .below(within(scope))
            .filter(({ passwordHash }) => passwordHash !== null)
            .map(({ employeeId }) => employeeId),
        ),
    },
    directory: {
      find: async (employeeId) => directory.below(`${employeeId}#`),
      takenElsewhere: async (scope, employeeIds) =>
        new Map(
          employeeIds.flatMap((employeeId) => {
            const entry = directory.get(directoryKey(employeeId, scope.companyId));
            return entry && entry.siteId !== scope.siteId ? [[employeeId, entry] as const] : [];
          }),
        ),
    },
    drivers: roster({
      name: 'DRIVER',
      counter: 'drivers',
      rows: drivers,
      idOf: (driver) => driver.employeeId,
      mayPut: (tenant, { employeeId }) => isOwn(tenant, employeeId),
      onPut: ({ companyId, siteId }, { employeeId }) =>
        directory.put(directoryKey(employeeId, companyId), { companyId, siteId }),
      onDelete: (tenant, employeeId) => {
        credentials.delete(within(tenant, employeeId));
        contacts.delete(within(tenant, employeeId));
        picks.delete(within(tenant, employeeId));
        vacationPicks.delete(within(tenant, employeeId));
        manualVacations.delete(within(tenant, employeeId));
        if (isOwn(tenant, employeeId)) directory.delete(directoryKey(employeeId, tenant.companyId));
      },
    }),
    due: {
      page: async ({ shard, until, limit, cursor }) => {
        const [cursorShard, offset = '0'] = cursor?.split(':') ?? [];
        if (cursorShard !== undefined && Number(cursorShard) !== shard) {
          throw new Error('The cursor belongs to another shard');
        }
        const isDue = (site: Site) => (nextDue(site) ?? '~') <= until;
        const due = sites
          .below('')
          .filter((site) => dueShardOf(site) === shard && isDue(site))
          // From a place in time, not a position: sites leave the index between two pages.
          .sort((a, b) => compareText(placeOf(a), placeOf(b)))
          .filter(
            (site) =>
              cursor === undefined || placeOf(site) > Buffer.from(offset, 'base64url').toString(),
          );
        const page = due.slice(0, limit);
        const last = page.at(-1);
        const more = due.length > limit && last !== undefined;
        return {
          sites: page,
          unreadable: [],
          cursor: more ? `${shard}:${Buffer.from(placeOf(last)).toString('base64url')}` : null,
        };
      },
    },
    jobs: roster({ name: 'JOB', counter: 'jobs', rows: jobs, idOf: (job) => job.jobId }),
    manual: {
      list: async (scope, periodId) =>
        manual.below(within(scope, `${periodId}#`)).sort((a, b) => compareText(a.id, b.id)),
      latestOf: async (scope, periodId, driverId) =>
        lastManual.get(within(scope, `${periodId}#${driverId}`)),
      put: async (scope, periodId, change, entry) => {
        if (sites.get(within(scope))?.window.periodId !== periodId)
          return fail({ code: 'period-over' });
        const refused = refusalByHand(scope, periodId, change);
        if (refused) return fail({ code: refused });
        giveByHand(scope, periodId, change);
        log(scope, entry);
        return ok(null);
      },
      remove: async (scope, periodId, { id, jobId }, entry) => {
        const place = within(scope, `${periodId}#${jobId}`);
        if (manual.get(place)?.id !== id) return fail({ code: 'manual-changed' });
        manual.delete(place);
        log(scope, entry);
        return ok(null);
      },
    },
    outbox: {
      due: async (input) => waitingIn(input).map(({ entry }) => entry),
      dueSince: async (input) => waitingIn({ ...input, limit: 1 })[0]?.dueAt ?? null,
      claim: async (entry, retryAt) => {
        if (outbox.get(entry.id)?.entry.attempts !== entry.attempts) return false;
        outbox.put(entry.id, {
          entry: { ...entry, attempts: entry.attempts + 1 },
          dueAt: retryAt,
        });
        return true;
      },
      spread: async ({ id, attempts, toldUpTo }, next) => {
        const stored = outbox.get(id);
        if (!stored || !('notice' in stored.entry)) return false;
        const { entry, dueAt } = stored;
        if (entry.attempts !== attempts || entry.toldUpTo !== toldUpTo) return false;
        outbox.put(id, { entry: { ...entry, toldUpTo: next.toldUpTo }, dueAt });
        for (const mail of next.mails) post(mail);
        return true;
      },
      remove: async ({ id }) => void outbox.delete(id),
      giveUp: async ({ id }, { tenant, activity: entry }) => {
        if (!outbox.has(id)) return false;
        outbox.delete(id);
        log(tenant, entry);
        return true;
      },
    },
    picks: {
      get: async (scope, employeeId) => picks.get(within(scope, employeeId)),
      list: async (scope) => picks.below(within(scope)),
      save: async (scope, list, entry) => {
        const window = sites.get(within(scope))?.window;
        const isOpen = window?.version === list.windowVersion && window.status === 'selecting';
        if (list.late && !isOpen) return fail({ code: 'selection-closed' });
        const stored = picks.get(within(scope, list.employeeId));
        if (stored && stored.acceptedAt > list.acceptedAt)
          return fail({ code: 'newer-save-exists' });
        picks.put(within(scope, list.employeeId), list);
        history.put(
          within(scope, `${list.employeeId}#${list.acceptedAt}#${list.receiptNumber}`),
          list,
        );
        log(scope, entry);
        return ok(null);
      },
      history: async (scope, employeeId, limit) =>
        history
          .below(within(scope, `${employeeId}#`))
          .reverse()
          .slice(0, limit),
    },
    registrations: fakeRegistrations({
      log,
      provision: ({ company, site, admin }) => {
        if (companies.has(company.companyId)) return false;
        companies.put(company.companyId, company);
        sites.put(within(site), site);
        admins.put(within(site, admin.username), admin);
        return true;
      },
    }),
    sites: {
      read: async (tenant) => siteAndCompany(tenant),
      save: async (scope, site, entries, notices = []) => {
        if (sites.get(within(scope))?.version !== site.version)
          return fail({ code: 'site-changed' });
        entries.forEach((entry) => log(scope, entry));
        notices.forEach(putNotice);
        return ok(saveSite(scope, site));
      },
      ensure: async ({ company, site, admin }) => {
        if (!companies.has(company.companyId)) companies.put(company.companyId, company);
        if (!sites.has(within(site))) sites.put(within(site), site);
        const createdAdmin = !admins.has(within(site, admin.username));
        if (createdAdmin) admins.put(within(site, admin.username), admin);
        return { createdAdmin };
      },
    },
    system: {
      saveDefaults: async (scope, wanted, entry) => {
        defaults.put('', wanted);
        log(scope, entry);
      },
      countSignIn: async (_, at) => void signIns.push(at),
      signInsSince: async (since) =>
        signIns.filter((at) => at.slice(0, 13) >= since.slice(0, 13)).length,
      newCompanyDefaults: async () => defaults.get('') ?? firstTenantDefaults,
      totals: async () => ({
        companies: companies.below('').length,
        activeCompanies: companies.below('').filter(({ isActive }) => isActive).length,
        sites: sites.below('').length,
        activeSites: sites.below('').filter(({ isActive }) => isActive).length,
        drivers: usages.below('').reduce((sum, one) => sum + one.drivers, 0),
        jobs: usages.below('').reduce((sum, one) => sum + one.jobs, 0),
      }),
    },
    signIns: {
      keep: async (tenant, username, attempt) => {
        if (username === null) return;
        attempts.put(within(tenant, JSON.stringify([username, attempt.id])), attempt);
      },
      latest: async (scope, username, { since, limit }) => {
        const found = attempts
          .below(within(scope, JSON.stringify([username]).slice(0, -1) + ','))
          .filter(({ id }) => id >= encodeTime(toEpochMs(since), 10))
          .reverse();
        return {
          entered: found.filter(isEntered).slice(0, limit),
          refused: found.filter((one) => !isEntered(one)).slice(0, limit),
        };
      },
    },
    throttle: {
      hit: async ({ by = 1, ...input }) => count(input, by),
      take: async ({ most, ...input }) => {
        const isFree = count(input, 0) < most;
        if (isFree) count(input, 1);
        return isFree;
      },
      giveBack: async (input) => {
        const isTaken = count(input, 0) > 0;
        if (isTaken) count(input, -1);
        return isTaken;
      },
      count: async (input) => count(input, 0),
    },
    vacationPicks: {
      get: async (scope, employeeId) => vacationPicks.get(within(scope, employeeId)),
      list: async (scope) => vacationPicks.below(within(scope)),
      save: async (scope, list, entry) => {
        const stored = vacationPicks.get(within(scope, list.employeeId));
        if (stored && stored.acceptedAt > list.acceptedAt)
          return fail({ code: 'newer-save-exists' });
        const key = `${list.employeeId}#${list.acceptedAt}#${list.receiptNumber}`;
        vacationPicks.put(within(scope, list.employeeId), list);
        vacationHistory.put(within(scope, key), list);
        log(scope, entry);
        return ok(null);
      },
      giveUp: async (scope, list, entry, { over, unassign }) => {
        const stored = vacationPicks.get(within(scope, list.employeeId));
        const manual = manualVacations.get(within(scope, list.employeeId));
        if ((stored?.receiptNumber ?? null) !== over || (unassign && manual?.id !== unassign.id))
          return fail({ code: 'weeks-changed' });
        if (unassign) manualVacations.delete(within(scope, list.employeeId));
        const key = `${list.employeeId}#${list.acceptedAt}#${list.receiptNumber}`;
        vacationPicks.put(within(scope, list.employeeId), list);
        vacationHistory.put(within(scope, key), list);
        log(scope, entry);
        return ok(null);
      },
      history: async (scope, employeeId, limit) =>
        vacationHistory
          .below(within(scope, `${employeeId}#`))
          .reverse()
          .slice(0, limit),
    },
    weeks: {
      list: async (scope) => weeks.below(within(scope)),
      manual: async (scope) =>
        manualVacations.below(within(scope)).sort((a, b) => compareText(a.id, b.id)),
      change: async (scope, { puts = [], deletes = [], assign, unassign = [], entry }) => {
        const keyOf = (week: VacationWeek) => within(scope, week.weekId);
        const manualOf = ({ driverId }: ManualVacation) => within(scope, driverId);
        const isStale = (week: VacationWeek) =>
          (weeks.get(keyOf(week))?.version ?? 0) !== week.version;
        const isGone = (one: ManualVacation) => manualVacations.get(manualOf(one))?.id !== one.id;
        if (assign && manualVacations.has(manualOf(assign)))
          return fail({ code: 'driver-already-assigned' });
        if (puts.some(isStale) || deletes.some(isStale) || unassign.some(isGone))
          return fail({ code: 'weeks-changed' });
        for (const week of puts) weeks.put(keyOf(week), { ...week, version: week.version + 1 });
        for (const week of deletes) weeks.delete(keyOf(week));
        if (assign) manualVacations.put(manualOf(assign), assign);
        for (const one of unassign) manualVacations.delete(manualOf(one));
        log(scope, entry);
        return ok(null);
      },
    },
  };
};

const claimPlace = ({ periodId, employeeId, jobId }: Claim, place: 'OPEN' | number) =>
  `${periodId}#${employeeId}#${place}#${jobId}`;
const byId = (claims: Claim[]) => claims.sort((a, b) => compareText(a.id, b.id));

const placeOf = (site: Site) => `${nextDue(site)}#${within(site)}`;
