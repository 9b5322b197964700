import type { ContactLinks } from '~/app/platform/auth/contact-links.server';
import type { DeviceMarks } from '~/app/platform/auth/device-marks.server';
import type { FormStamps } from '~/app/platform/auth/form-stamps.server';
import type { KioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import type { longLivedCookie } from '~/app/platform/auth/long-lived-cookie';
import type { OwnDeviceCookie } from '~/app/platform/auth/own-device-cookie.server';
import type { PasskeyChallenges } from '~/app/platform/auth/passkey-challenges.server';
import type { Sessions } from '~/app/platform/auth/session.server';
import type { Env, MailEnv, WorkerEnv } from '~/app/platform/config/env';
import type { Log } from '~/app/platform/log/log.server';
import type { OutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import type { SsoFlowCookie } from '~/app/platform/sso/sso-flow-cookie.server';
import type { PasskeyVerifier } from '~/app/ports/access';
import type { Deps } from '~/app/ports/deps';
import type { SsoProvider } from '~/app/ports/sso';
import type { createLogoReader } from '~/app/services/companies/read-logo.server';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { Tenant } from '~/domain/company/scope';
import type { ApprovalTerms } from '~/domain/registration/approval-terms';
import type { ApprovedRequest } from '~/domain/registration/registration-request';
import type { Result } from '~/domain/shared/result';
import type { LanguageCookie } from './language.server';
import type { BodyReader } from './read-body.server';
import type { StatusMemory } from './status-memory.server';
import type { TenantThrottle } from './tenant-throttle.server';
import type { Toasts } from './toast.server';

type PlainCookie = Pick<ReturnType<typeof longLivedCookie>, 'read' | 'write' | 'clear'>;

/** The parts that the functions without pages share among their calls. */
export interface WorkerPlatform {
  readonly deps: Deps;
  readonly env: WorkerEnv;
  readonly log: Log;
  /** Where emails and texts are written in development instead of being sent; null if both are sent. */
  readonly outbox: OutboxFolder | null;
}

/** The parts that the function that sends emails shares among its calls. */
export interface MailPlatform extends WorkerPlatform {
  readonly env: MailEnv;
  /** Links in emails that remove a driver's address. */
  readonly unsubscribeLinks: ContactLinks;
}

/** The parts that all requests of a process share. */
export interface Platform extends MailPlatform {
  /** `deps` for the tenant of a verified session. On AWS, its stores can reach only that tenant. */
  readonly getDeps: (tenant: Tenant) => Deps;
  readonly throttleTenant: TenantThrottle;
  readonly env: Env;
  readonly sessions: Sessions;
  readonly kiosks: KioskMarks;
  readonly devices: DeviceMarks;
  /** The cookie of a browser that a driver called their own. */
  readonly ownDevice: OwnDeviceCookie;
  /** Null where the browsers allow no passkeys. */
  readonly passkeys: PasskeyVerifier | null;
  readonly passkeyChallenges: PasskeyChallenges;
  /** The client of companies' own sign-in, and the origin that it may ask without HTTPS: never one in production. */
  readonly sso: {
    readonly provider: SsoProvider;
    readonly flow: SsoFlowCookie;
    readonly localOrigin: string | undefined;
  };
  readonly formStamps: FormStamps;
  /** Links in emails that confirm a driver's address. */
  readonly confirmationLinks: ContactLinks;
  /** Tokens that devices return to confirm that they get notifications. */
  readonly deviceLinks: ContactLinks;
  /** The ID of the device that this browser added for notifications. */
  readonly deviceCookie: PlainCookie;
  /** The filters that this browser keeps for its driver. */
  readonly filterCookie: PlainCookie;
  readonly readLogo: ReturnType<typeof createLogoReader>;
  readonly status: StatusMemory;
  readonly toasts: Toasts;
  readonly languageCookie: LanguageCookie;
  /** Resolves when the store answers. */
  readonly ping: () => Promise<void>;
}

/** Calls the function that may create companies, because the web server has no permission to. */
export type ApproveRegistration = (event: {
  requestId: string;
  approvedBy: string;
  terms?: ApprovalTerms | undefined;
}) => Promise<Result<ApprovedRequest, ApproveRegistrationError>>;

/** Created by the web function for each request. */
export interface RequestContext {
  readonly platform: Platform;
  readonly approveRegistration: ApproveRegistration;
  readonly cspNonce: string;
  readonly requestId: string;
  /** The route pattern of the path, for the log. */
  readonly route: string;
  /**
   * When the request arrived, before anything was read, as an ISO instant. The cutoff check
   * (domain/README.md#selection-window) uses it.
   */
  readonly receivedAt: string;
  readonly clientAddress: string;
  /** Reads the body, because the request that routes get has none. */
  readonly readBody: BodyReader;
  /** Adds a `Set-Cookie` header to the response, even if that is a redirect or an error. */
  readonly setCookie: (value: string) => void;
  /** Adds a `Set-Cookie` header if a page is sent, so that what the page says is not lost in a redirect before it. */
  readonly setPageCookie: (value: string) => void;
  /** Sets any other response header. */
  readonly setHeader: (name: string, value: string) => void;
}

declare module '@remix-run/server-runtime' {
  /** Gives loaders and actions the types of single fetch. */
  interface Future {
    v3_singleFetch: true;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface AppLoadContext extends RequestContext {}
}
