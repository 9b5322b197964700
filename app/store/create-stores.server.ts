import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { PickList } from '~/domain/picks/pick-list';
import type { VacationPicks } from '~/domain/vacation/vacation-picks-schema';
import { createCodeStore } from './access/code-store.server';
import { createCredentialStore } from './access/credential-store.server';
import { createPeopleStore } from './access/people-store.server';
import { createSsoStore } from './access/sso-store.server';
import { createActivityStore } from './activity/activity-store.server';
import { createAnswerStore } from './api/answer-store.server';
import { createApiTokenStore } from './api/api-token-store.server';
import { createApplicantErasureStore } from './applicant-erasure/applicant-erasure-store.server';
import { createCalendarFeedStore } from './calendar/calendar-feed-store.server';
import { createDirectoryStore } from './directory/directory-store.server';
import type { Db, Item, StoreClient } from './dynamo/db';
import { addCallCounter } from './dynamo/store-calls.server';
import { createErasureStore } from './erasure/erasure-store.server';
import { createLeaveStore } from './leave/leave-store.server';
import { createContactStore } from './mail/contact-store.server';
import { isInOutbox } from './mail/outbox-item';
import { createOutboxStore } from './mail/outbox-store.server';
import { createNoteStore } from './notes/note-store.server';
import { createPicksStore, createVacationPicksStore } from './picks/picks-store.server';
import { createRecentMemory } from './picks/recent-memory';
import { createRetentionStore } from './retention/retention-store.server';
import { createGlossaryStore } from './roster/glossary-store.server';
import { createJobTemplateStore } from './roster/job-template-store.server';
import { createListMemory } from './roster/list-memory';
import { driverList, jobList } from './roster/roster-list';
import { createRosterStore } from './roster/roster-store.server';
import { createWeekStore } from './roster/week-store.server';
import { createAwardStore } from './selection/award-store.server';
import { createClaimStore } from './selection/claim-store.server';
import { createGivenBackStore } from './selection/given-back-store.server';
import { createLeftOverStore } from './selection/left-over-store.server';
import { createListReminderStore } from './selection/list-reminder-store.server';
import { createManualStore } from './selection/manual-store.server';
import { createSeenResultStore } from './selection/seen-result-store.server';
import { createTradeStore } from './selection/trade-store.server';
import { createAccessStore } from './sign-in/access-store.server';
import { createSignInStore } from './sign-in/sign-in-store.server';
import { createThrottleStore } from './sign-in/throttle-store.server';
import { createStatusStore } from './status/status-store.server';
import { isInWebhookQueue } from './table/webhook-queue';
import { createCompanyStore } from './tenancy/company-store.server';
import { createDueStore } from './tenancy/due-store.server';
import { createRegistrationStore } from './tenancy/registration-store.server';
import { createSiteStore } from './tenancy/site-store.server';
import { createActiveHours, createSystemStore } from './tenancy/system-store.server';
import { createTenantErasureStore } from './tenant-erasure/tenant-erasure-store.server';
import { createUnfinishedStore } from './unfinished/unfinished-store.server';
import { createWebhookStore } from './webhooks/webhook-store.server';

/**
 * The time limit of one store call. A request reads, then writes, so its own deadline must leave time for two calls and
 * the work between them.
 */
const stepDeadlineMs = 4_000;
const requestAppliesMs = 3_000;
const pingMs = 1_000;
const maxSockets = 200;
/** The time limit for connecting, which includes waiting for a free socket. Under load that may take the whole step. */
const connectionMs = stepDeadlineMs;

/**
 * The SDK's client for the application. Endpoint, region and credentials come from the SDK's own environment
 * unless `config` names them. It does not retry, because the stores do, limited by their deadline.
 */
export const createClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient => {
  const client = new DynamoDBClient({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: connectionMs,
      httpAgent: { maxSockets, keepAlive: true },
      httpsAgent: { maxSockets, keepAlive: true },
    },
    ...config,
  });
  // Remove the SDK's logging middleware, because it copies every item although we set no logger.
  client.middlewareStack.remove('loggerMiddleware');
  return addCallCounter(
    DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  );
};

/** The memories that a process keeps of its stores, shared by all of its store clients: most clients serve one request only. */
export const createStoreMemories = () => ({
  drivers: createListMemory<Driver>(),
  jobs: createListMemory<Job>(),
  picks: createRecentMemory<PickList>('jobIds'),
  vacationPicks: createRecentMemory<VacationPicks>('weekIds'),
  activeHours: createActiveHours(),
});

/**
 * Creates all stores on one table. `deadlineMs` limits each step (query page, batch, transaction) with its retries;
 * after that the step throws `StoreTimeout`. An item above 400 KB throws `ItemTooLarge`.
 */
export const createStores = ({
  client,
  tableName,
  deadlineMs = stepDeadlineMs,
  appliesMs = requestAppliesMs,
  memory = createStoreMemories(),
}: {
  client: StoreClient;
  tableName: string;
  deadlineMs?: number | undefined;
  /** The time in which a request stores a large change; a scheduled function stores the rest. */
  appliesMs?: number;
  memory?: ReturnType<typeof createStoreMemories>;
}) => {
  const isTakenAway = (item: Item) => isInOutbox(item) || isInWebhookQueue(item);
  const db: Db = { client, tableName, deadlineMs, isTakenAway };
  return {
    access: createAccessStore(db),
    activity: createActivityStore(db),
    answers: createAnswerStore(db),
    apiTokens: createApiTokenStore(db),
    applicantErasures: createApplicantErasureStore(db),
    awards: createAwardStore(db),
    calendarFeeds: createCalendarFeedStore(db),
    claims: createClaimStore(db),
    companies: createCompanyStore(db),
    codes: createCodeStore(db),
    contacts: createContactStore(db),
    people: createPeopleStore(db),
    credentials: createCredentialStore(db),
    directory: createDirectoryStore(db),
    drivers: createRosterStore(db, driverList, { memory: memory.drivers, appliesMs }),
    due: createDueStore(db),
    erasures: createErasureStore(db),
    givenBack: createGivenBackStore(db),
    importGlossary: createGlossaryStore(db),
    jobs: createRosterStore(db, jobList, { memory: memory.jobs, appliesMs }),
    leave: createLeaveStore(db),
    leftOver: createLeftOverStore(db),
    listReminders: createListReminderStore(db),
    manual: createManualStore(db),
    jobTemplates: createJobTemplateStore(db),
    notes: createNoteStore(db),
    outbox: createOutboxStore(db),
    picks: createPicksStore(db, memory.picks),
    registrations: createRegistrationStore(db),
    retention: createRetentionStore(db),
    seenResults: createSeenResultStore(db),
    signIns: createSignInStore(db),
    sites: createSiteStore(db),
    sso: createSsoStore(db),
    status: createStatusStore(db),
    system: createSystemStore(db, memory.activeHours),
    tenantErasures: createTenantErasureStore(db),
    throttle: createThrottleStore(db),
    trades: createTradeStore(db),
    unfinished: createUnfinishedStore(db),
    vacationPicks: createVacationPicksStore(db, memory.vacationPicks),
    webhooks: createWebhookStore(db),
    weeks: createWeekStore(db),
  };
};

/** Resolves within a second if the table can be read, and throws otherwise. For health checks. */
export const ping = async ({
  client,
  tableName,
}: {
  client: StoreClient;
  tableName: string;
}): Promise<void> => {
  await client.send(new GetCommand({ TableName: tableName, Key: { pk: 'PING', sk: 'PING' } }), {
    abortSignal: AbortSignal.timeout(pingMs),
  });
};
