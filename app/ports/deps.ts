import type { SiteScope } from '~/domain/company/scope';
import type { PickList } from '~/domain/picks/pick-list';
import type {
  AccessStore,
  CodeStore,
  CredentialStore,
  DirectoryStore,
  MasterPassword,
  OneTimePasswords,
  PasswordHasher,
  SignInStore,
  ThrottleStore,
} from './access';
import type { ActivityStore } from './activity';
import type { AnswerStore, ApiTokenStore } from './api-tokens';
import type { AwardStore, ManualStore, AwardMemories } from './award';
import type { CalendarFeedStore } from './calendar-feeds';
import type { ClaimStore } from './claims';
import type { ApplicantErasureStore, ErasureStore, TenantErasureStore } from './erasures';
import type { GivenBackStore } from './given-back';
import type { LeaveStore } from './leave';
import type { LeftOverStore } from './left-over-jobs';
import type { ListReminderStore } from './list-reminders';
import type { ContactStore, OutboxStore, Texting } from './mail';
import type { NoteStore } from './notes';
import type { PeopleStore } from './people';
import type { PicksStore } from './picks';
import type { RegistrationStore } from './registration';
import type { RetentionStore } from './retention';
import type { DriverStore, GlossaryStore, JobStore, JobTemplateStore } from './roster';
import type { SeenResultStore } from './seen-results';
import type { AdminSession, DriverSession, SiteAccess } from './sessions';
import type { SsoStore } from './sso';
import type { StatusStore } from './status';
import type { CompanyStore, DueStore, SiteStore, SystemStore } from './tenancy';
import type { TradeStore } from './trades';
import type { UnfinishedStore } from './unfinished';
import type { VacationPicksStore, WeekStore } from './vacation';
import type { WebhookStore } from './webhooks';

/** Everything that is stored, one port per concept. */
export interface Stores {
  readonly access: AccessStore;
  readonly activity: ActivityStore;
  readonly answers: AnswerStore;
  readonly apiTokens: ApiTokenStore;
  readonly applicantErasures: ApplicantErasureStore;
  readonly awards: AwardStore;
  readonly calendarFeeds: CalendarFeedStore;
  readonly claims: ClaimStore;
  readonly companies: CompanyStore;
  readonly codes: CodeStore;
  readonly contacts: ContactStore;
  readonly credentials: CredentialStore;
  readonly directory: DirectoryStore;
  readonly drivers: DriverStore;
  readonly due: DueStore;
  readonly erasures: ErasureStore;
  readonly givenBack: GivenBackStore;
  readonly importGlossary: GlossaryStore;
  readonly jobs: JobStore;
  readonly leave: LeaveStore;
  readonly leftOver: LeftOverStore;
  readonly listReminders: ListReminderStore;
  readonly manual: ManualStore;
  readonly jobTemplates: JobTemplateStore;
  readonly notes: NoteStore;
  readonly outbox: OutboxStore;
  readonly people: PeopleStore;
  readonly picks: PicksStore<PickList>;
  readonly registrations: RegistrationStore;
  readonly retention: RetentionStore;
  readonly seenResults: SeenResultStore;
  readonly signIns: SignInStore;
  readonly sites: SiteStore;
  readonly sso: SsoStore;
  readonly status: StatusStore;
  readonly system: SystemStore;
  readonly tenantErasures: TenantErasureStore;
  readonly throttle: ThrottleStore;
  readonly trades: TradeStore;
  readonly unfinished: UnfinishedStore;
  readonly vacationPicks: VacationPicksStore;
  readonly webhooks: WebhookStore;
  readonly weeks: WeekStore;
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface Ids {
  /** A ULID, so that sorting IDs as text sorts them by time. */
  next(): string;
  /** Short enough to read out over the phone. */
  receiptNumber(): string;
  /** A code of 60 random bits to write down and type. */
  printedCode(): string;
  /** `count` random decimal digits. */
  digits(count: number): string;
  /** 256 random bits in characters that are safe in a URL, so that nobody can guess it. */
  secret(): string;
}

/** What a use case may access besides its arguments. */
export interface Deps {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwords: PasswordHasher;
  readonly awardMemories: AwardMemories;
  readonly masterPassword: MasterPassword;
  readonly oneTimePasswords: OneTimePasswords;
  /** Null where no text messages are offered. */
  readonly texting: Texting | null;
  /** SHA-256 of the text's UTF-8 bytes, lower-case hex. */
  readonly sha256: (text: string) => string;
}

/** What a use case needs to change something: the stores, the time, and IDs for the entries of the log. */
export type Writing = 'stores' | 'clock' | 'ids';

/** The argument of a use case: what it uses of `Deps`, and what it is given. */
export type Call<Used extends keyof Deps, Given> = Given & { readonly deps: Pick<Deps, Used> };

/** A call by an administrator who is signed in. */
export type AdminCall<Used extends keyof Deps, Given = unknown> = Call<
  Used,
  Given & { readonly access: AdminSession }
>;
export type DriverCall<Used extends keyof Deps, Given = unknown> = Call<
  Used,
  Given & { readonly access: DriverSession }
>;
/** A call by whoever has access to a site: an administrator, or a program. */
export type SiteCall<Used extends keyof Deps, Given = unknown> = Call<
  Used,
  Given & { readonly access: SiteAccess }
>;
export type ScopeCall<Used extends keyof Deps, Given = unknown> = Call<
  Used,
  Given & { readonly scope: SiteScope }
>;
