import type { Stores } from '~/app/ports/deps';
import {
  createAccess,
  createCodes,
  createCredentials,
  createSignIns,
  createThrottle,
} from './access';
import { createActivity } from './activity';
import { createAnswers, createApiTokens } from './api-tokens';
import { createAwards, createClaims, createManual, createSeenResults } from './award';
import { createCalendarFeeds } from './calendar-feeds';
import { createErasures } from './erasures';
import { createGivenBack } from './given-back';
import { createLeave } from './leave';
import { createLeftOver } from './left-over-jobs';
import { createContacts, createOutbox } from './mail';
import { createMemory, within } from './memory';
import { createListReminders, createNotes } from './notes';
import { createPeople } from './people';
import { createPicks, createVacationPicks } from './picks';
import { fakeRegistrations } from './registrations';
import { createRetention } from './retention';
import {
  createDirectory,
  createDrivers,
  createImportGlossary,
  createJobTemplates,
  createJobs,
  createWeeks,
} from './roster';
import { createSso } from './sso';
import { createStatus } from './status';
import { createCompanies, createDue, createSites, createSystem } from './tenancy';
import { createTenantErasures } from './tenant-erasures';
import { createTrades } from './trades';
import { createWebhooks } from './webhooks';

/**
 * Every port in memory, with the behavior of the real stores. Each method waits once and then does its work in
 * one step, so that parallel calls interleave as on a server.
 */
export const createFakeStores = (): Stores => {
  const memory = createMemory();
  const { companies, sites, admins, companyAdminLists } = memory;
  return {
    access: createAccess(memory),
    activity: createActivity(memory),
    answers: createAnswers(memory),
    apiTokens: createApiTokens(memory),
    awards: createAwards(memory),
    calendarFeeds: createCalendarFeeds(memory),
    claims: createClaims(memory),
    givenBack: createGivenBack(memory),
    seenResults: createSeenResults(memory),
    companies: createCompanies(memory),
    codes: createCodes(memory),
    contacts: createContacts(memory),
    credentials: createCredentials(memory),
    directory: createDirectory(memory),
    drivers: createDrivers(memory),
    due: createDue(memory),
    erasures: createErasures(memory),
    importGlossary: createImportGlossary(memory),
    jobs: createJobs(memory),
    leave: createLeave(memory),
    leftOver: createLeftOver(memory),
    listReminders: createListReminders(memory),
    manual: createManual(memory),
    jobTemplates: createJobTemplates(memory),
    notes: createNotes(memory),
    outbox: createOutbox(memory),
    people: createPeople(memory),
    picks: createPicks(memory),
    ...fakeRegistrations(memory, ({ company, site, admin }) => {
      const isErased = memory.certificates.has(`${company.companyId}#`);
      if (companies.has(company.companyId) || isErased) return false;
      companies.put(company.companyId, company);
      sites.put(within(site), site);
      admins.put(within(site, admin.username), admin);
      if (admin.role === 'company-admin')
        companyAdminLists.put(company.companyId, {
          version: 1,
          accounts: [{ siteId: site.siteId, username: admin.username }],
        });
      return true;
    }),
    retention: createRetention(memory),
    sites: createSites(memory),
    sso: createSso(memory),
    status: createStatus(memory),
    system: createSystem(memory),
    signIns: createSignIns(memory),
    tenantErasures: createTenantErasures(memory),
    throttle: createThrottle(memory),
    trades: createTrades(memory),
    // Every change and publication of these stores is finished at once.
    unfinished: { due: async () => [] },
    vacationPicks: createVacationPicks(memory),
    webhooks: createWebhooks(memory),
    weeks: createWeeks(memory),
  };
};
