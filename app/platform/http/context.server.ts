import type { Deps } from '~/app/ports/deps';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { ApprovedRequest } from '~/domain/registration/registration-request';
import type { Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/company/scope';
import type { DeviceMarks } from '~/app/platform/auth/device-marks.server';
import type { Env } from '~/app/platform/config/env';
import type { FormStamps } from '~/app/platform/auth/form-stamps.server';
import type { KioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import type { Log } from '~/app/platform/log/log.server';
import type { OutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import type { Sessions } from '~/app/platform/auth/session.server';
import type { LanguageCookie } from './language.server';
import type { BodyReader } from './read-body.server';
import type { TenantThrottle } from './tenant-throttle.server';
import type { Toasts } from './toast.server';

/** One per process: what requests and scheduled functions share. */
export interface Platform {
  readonly deps: Deps;
  /** The same for a verified session: on AWS its stores reach that tenant alone. */
  readonly getDeps: (tenant: Tenant) => Deps;
  readonly throttleTenant: TenantThrottle;
  readonly env: Env;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly kiosks: KioskMarks;
  readonly devices: DeviceMarks;
  readonly formStamps: FormStamps;
  readonly toasts: Toasts;
  readonly languageCookie: LanguageCookie;
  /** Where mails are written that are not sent; null if they are. */
  readonly outbox: OutboxFolder | null;
  /** Resolves when the store answers. */
  readonly ping: () => Promise<void>;
}

/** Calls the function that may create companies, which the web server itself may not. */
export type ApproveRegistration = (event: {
  requestId: string;
  approvedBy: string;
}) => Promise<Result<ApprovedRequest, ApproveRegistrationError>>;

/** One per request; the web function makes it. */
export interface RequestContext {
  readonly platform: Platform;
  readonly approveRegistration: ApproveRegistration;
  readonly cspNonce: string;
  readonly requestId: string;
  /** ISO instant stamped before anything was read: the fence (domain/README.md#selection-window) compares it. */
  readonly receivedAt: string;
  readonly clientAddress: string;
  /** The request that routes get has no body of its own. */
  readonly readBody: BodyReader;
  /** Adds a `Set-Cookie` to whatever response the request ends in. */
  readonly setCookie: (value: string) => void;
  /** Sets a header of that response. */
  readonly setHeader: (name: string, value: string) => void;
}

declare module '@remix-run/server-runtime' {
  /** Types of loaders and actions as single fetch sends them. */
  interface Future {
    v3_singleFetch: true;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging
  interface AppLoadContext extends RequestContext {}
}
