import { isDeepStrictEqual } from 'node:util';
import type { PasskeyOwner } from '~/app/ports/access';
import type {
  ManualChange,
  PlacedAssignment,
  RunningPublication,
  StoredAward,
} from '~/app/ports/award';
import type { AwardHolder } from '~/app/ports/award';
import type { Erasure } from '~/app/ports/erasures';
import type { WaitingEntry } from '~/app/ports/mail';
import type { CompanyAdmins } from '~/app/ports/people';
import type { StoredChange, VersionedGlossary } from '~/app/ports/roster';
import type { StoredSso, StoredSsoFailures } from '~/app/ports/sso';
import type { CompanyUsage } from '~/app/ports/tenancy';
import type { DueDelivery, WaitingEvent } from '~/app/ports/webhooks';
import { isTenant } from '~/app/store/table/keys';
import type { AdminCredential, DriverCredential } from '~/domain/access/credential';
import type { CurrentFeed } from '~/domain/access/current-feed';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { SignInAttempt } from '~/domain/access/sign-in-attempt';
import type { Activity } from '~/domain/activity/activity';
import type { ApiTokens } from '~/domain/api/api-token-schema';
import type { KeptAnswer } from '~/domain/api/kept-answer';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import type { GivenBackJob } from '~/domain/award/results/give-back';
import type { SeenResult } from '~/domain/award/results/seen-result';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import type { Claim } from '~/domain/claims/claim';
import type { Company } from '~/domain/company/company';
import type { AccountName } from '~/domain/company/company-admins';
import {
  getMonth,
  getMonthUsage,
  listExpiredMonths,
  usageKinds,
  type Usage,
  type UsageByMonth,
} from '~/domain/company/monthly-usage';
import type { Tenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { CompanyErasures } from '~/domain/erasure/asked-erasure';
import type { Certificate } from '~/domain/erasure/certificate';
import type { Job } from '~/domain/jobs/job';
import type { JobTemplates } from '~/domain/jobs/job-templates';
import type { DriverLeave } from '~/domain/leave/leave-schema';
import type { LeftOverAnswers } from '~/domain/left-over-jobs/left-over-schema';
import type { StoredLogo } from '~/domain/logo/logo';
import type { Contact } from '~/domain/mail/contact';
import type { NewNotice } from '~/domain/mail/notice';
import type { NewOutgoing } from '~/domain/mail/outbox-entry';
import type { NoteBoard } from '~/domain/notes/note-board';
import type { NoteConfirmations } from '~/domain/notes/note-schema';
import type { NoteTemplates } from '~/domain/notes/note-templates';
import type { PickList } from '~/domain/picks/pick-list';
import type { AwardFigures } from '~/domain/reports/award-figures';
import type { TenantDefaults } from '~/domain/site/new-tenant';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import type { TradeOffer } from '~/domain/trades/trade-offer';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import type { ManualVacation, VacationWeek } from '~/domain/vacation/vacation-week';
import { isWebhookEvent } from '~/domain/webhooks/message';
import type { Receivers } from '~/domain/webhooks/receiver-schema';
import { table } from './table';

export const within = ({ companyId, siteId }: Tenant, rest = '') =>
  `${companyId}#${siteId}#${rest}`;

/** The tenant alone, without the actor of a scope. */
export const toTenant = ({ companyId, siteId }: Tenant): Tenant => ({ companyId, siteId });

export const manualPath = (
  tenant: Tenant,
  periodId: string,
  { jobId, place = 1 }: Pick<PlacedAssignment, 'jobId' | 'place'>,
) => within(tenant, `${periodId}#${jobId}\t${place}`);

const createTables = () => ({
  companies: table<Company>(),
  sites: table<Site>(),
  defaults: table<TenantDefaults>(),
  usages: table<CompanyUsage>(),
  usageByMonth: table<UsageByMonth>(),
  signIns: [] as string[],
  lastActive: table<Instant>(),
  drivers: table<Driver>(),
  jobs: table<Job>(),
  weeks: table<VacationWeek>(),
  keptChanges: table<StoredChange<unknown>>(),
  /** By driver. */
  manualVacations: table<readonly ManualVacation[]>(),
  vacationPicks: table<VacationPicks>(),
  vacationHistory: table<VacationPicks>(),
  contacts: table<Contact>(),
  passkeyOwners: table<PasskeyOwner>(),
  credentials: table<DriverCredential>(),
  admins: table<AdminCredential>(),
  companyAdminLists: table<CompanyAdmins>(),
  sso: table<StoredSso>(),
  ssoAccounts: table<AccountName>(),
  ssoFailures: table<StoredSsoFailures>(),
  picks: table<PickList>(),
  history: table<PickList>(),
  activity: table<Activity>(),
  hiddenBefore: table<string>(),
  manual: table<PlacedAssignment>(),
  lastManual: table<string>(),
  awards: table<{
    award: StoredAward;
    outcomes: DriverOutcome[];
    holders: readonly AwardHolder[] | null;
    facts: PublishedFacts | null;
    timeZone: string | undefined;
  }>(),
  awardFigures: table<AwardFigures>(),
  publications: table<RunningPublication>(),
  claims: table<Claim>(),
  seenResults: table<SeenResult>(),
  givenBack: table<GivenBackJob>(),
  unseenReminders: table<Instant>(),
  listReminders: table<Instant>(),
  apiTokens: table<ApiTokens>(),
  calendarFeeds: table<CalendarFeed>(),
  siteFeeds: table<CurrentFeed>(),
  receivers: table<Receivers>(),
  events: table<WaitingEvent>(),
  deliveries: table<DueDelivery>(),
  keptAnswers: table<KeptAnswer>(),
  jobTemplates: table<JobTemplates>(),
  glossaries: table<VersionedGlossary>(),
  notes: table<NoteBoard>(),
  noteTemplates: table<NoteTemplates>(),
  leave: table<DriverLeave>(),
  leftOver: table<LeftOverAnswers>(),
  noteConfirmations: table<NoteConfirmations>(),
  trades: table<TradeOffer>(),
  directory: table<Tenant>(),
  erasures: table<Erasure & { readonly employeeId: string }>(),
  companyErasures: table<CompanyErasures>(),
  logos: table<StoredLogo>(),
  certificates: table<Certificate>(),
  versions: table<number>(),
  attempts: table<SignInAttempt>(),
  throttle: table<number>(),
  codes: table<OneTimeCode>(),
  outbox: table<{ entry: WaitingEntry; dueAt: Instant }>(),
});

/** The data of the in-memory stores, and those changes that several of the stores make. */
export const createMemory = () => {
  const tables = createTables();
  const { companies, sites, usages, admins, activity, events, manual, lastManual, outbox } = tables;
  const { usageByMonth } = tables;
  const post = (mail: NewOutgoing) =>
    outbox.put(mail.id, { entry: { ...mail, attempts: 0 }, dueAt: mail.at });
  const log = (tenant: Tenant, entry: Activity) => {
    activity.put(within(tenant, entry.id), entry);
    if (isWebhookEvent(entry))
      events.put(within(tenant, entry.id), { tenant: toTenant(tenant), entry });
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
  const putNotice = (notice: NewNotice) =>
    outbox.put(notice.id, {
      entry: { ...notice, attempts: 0, toldUpTo: '' },
      dueAt: notice.at,
    });

  const addUsage = (companyId: string, at: Instant, counts: Partial<Usage>) => {
    if (!companies.has(companyId)) return;
    const month = getMonth(at);
    const stored = usageByMonth.get(companyId) ?? {};
    const known = getMonthUsage(stored, month);
    const added = Object.fromEntries(
      usageKinds.map((kind) => [kind, known[kind] + (counts[kind] ?? 0)]),
    );
    const kept = Object.entries(stored).filter(([old]) => !listExpiredMonths(month).includes(old));
    usageByMonth.put(companyId, { ...Object.fromEntries(kept), [month]: added as Usage });
  };
  const getUsage = (companyId: string) => usages.get(companyId) ?? { drivers: 0, jobs: 0 };
  const saveAdmin = (tenant: Tenant, read: AdminCredential, next: AdminCredential) => {
    const key = within(tenant, read.username);
    const stored = admins.get(key);
    if (stored?.sessionVersion !== read.sessionVersion) return false;
    if (!isDeepStrictEqual(stored.secondFactor, read.secondFactor)) return false;
    if (stored.name !== read.name) return false;
    admins.put(key, { ...next, sessionVersion: read.sessionVersion + 1 });
    return true;
  };
  const refusalByHand = (
    tenant: Tenant,
    periodId: string,
    { assignment, replaces, follows }: ManualChange,
  ) => {
    const held = manual.get(manualPath(tenant, periodId, assignment));
    if ((held?.id ?? null) !== replaces) return 'manual-changed';
    const last = lastManual.get(within(tenant, `${periodId}#${assignment.driverId}`));
    return last === follows ? null : 'manual-driver-changed';
  };
  const giveByHand = (tenant: Tenant, periodId: string, { assignment }: ManualChange) => {
    const { id, driverId } = assignment;
    manual.put(manualPath(tenant, periodId, assignment), assignment);
    lastManual.put(within(tenant, `${periodId}#${driverId}`), id);
  };
  return {
    ...tables,
    post,
    log,
    siteAndCompany,
    saveSite,
    putNotice,
    getUsage,
    addUsage,
    saveAdmin,
    refusalByHand,
    giveByHand,
  };
};
export type Memory = ReturnType<typeof createMemory>;
