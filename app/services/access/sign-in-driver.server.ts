import type { Deps, Writing } from '~/app/ports/deps';
import type { SignInShortcut, SsoProof, VerifiedClaims, WorkSite } from '~/app/ports/sessions';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { takeHit } from '~/app/services/attempts/count-look-ups.server';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { mayUseIdAlone } from '~/domain/access/id-alone';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findDeactivation } from '~/domain/site/deactivation';
import { getSessionEpoch } from '~/domain/site/site';
import { finishDriverSignIn } from './finish-driver-sign-in.server';

export interface SignedIn {
  readonly subject: string;
  readonly tenant: Tenant;
  readonly signedInBy: VerifiedClaims['amr'];
  readonly via?: SignInShortcut;
  readonly viaId?: string;
  /** Where a company admin works, if that is another site. */
  readonly at?: WorkSite | undefined;
  /** What the provider of an administrator's company vouched for, if it did. */
  readonly sso?: SsoProof | undefined;
  readonly sessionVersion: number;
  readonly sessionEpoch: number;
  /** The browser is a kiosk of the site. */
  readonly atKiosk?: boolean;
}

/** The site or its company is deactivated, whoever asks. */
export interface SiteDeactivated {
  readonly code: 'site-deactivated';
}

export type SignInDriverError =
  | { readonly code: 'employee-not-found' }
  | { readonly code: 'missing-password' }
  | { readonly code: 'invalid-password' }
  | { readonly code: 'password-required' }
  | SiteDeactivated
  | TooManyAttempts;

/**
 * Signs a driver in: by password if they have one, otherwise by the employee ID alone if the site allows it.
 * `kiosk`: the site whose kiosk mark the browser has.
 */
export const signInDriver = ({
  deps,
  tenant,
  input: { employeeId, password },
  kiosk,
  ...origin
}: {
  deps: Pick<Deps, Writing | 'passwords'>;
  tenant: Tenant;
  input: { employeeId: string; password: string };
  kiosk?: Tenant | null;
} & AttemptOrigin): Promise<Result<SignedIn, SignInDriverError>> => {
  const account = employeeId;
  const proof = password === '' ? 'id' : 'secret';
  const lookUp = { deps, tenant, employeeId, origin };
  /** Counts the attempt as a look-up, because this answer reveals that the ID exists. It is not a wrong guess. */
  const tellHit = async (code: 'missing-password' | 'password-required') =>
    fail((await takeHit(lookUp)) ?? { code });
  const signIn = async (): Promise<Result<SignedIn, SignInDriverError>> => {
    const { site, company, driver, credential } = await deps.stores.access.readDriver(
      tenant,
      employeeId,
    );
    // Answered before anything about the driver is looked at, so that it is the same for every ID.
    if (findDeactivation({ site, company })) return fail({ code: 'site-deactivated' });
    const usable = site && company && driver ? { site, company, driver } : null;
    const isMarked = isSameTenant(kiosk, tenant);
    const passwordHash = usable ? (credential?.passwordHash ?? null) : null;
    const mayEnter = usable && mayUseIdAlone(usable.site.settings, isMarked);
    if (passwordHash !== null || (password !== '' && !mayEnter)) {
      if (password === '') return tellHit('missing-password');
      // A wrong password and an unknown ID get the same answer after the same work.
      if (!(await deps.passwords.verify(passwordHash, password)))
        return fail({ code: 'invalid-password' });
    }
    if (!usable) return fail({ code: 'employee-not-found' });
    if (passwordHash === null && !mayEnter) return tellHit('password-required');
    const by = passwordHash ? 'password' : 'id';
    await finishDriverSignIn({ deps, tenant, driver: usable.driver, by, origin });
    return ok({
      subject: employeeId,
      tenant,
      signedInBy: by,
      sessionVersion: credential?.sessionVersion ?? 0,
      sessionEpoch: getSessionEpoch(usable.site, usable.company),
      atKiosk: isMarked && usable.site.settings.kioskMode,
    });
  };
  return withAttempt(
    {
      deps,
      purpose: 'sign-in',
      tenant,
      account,
      origin,
      proof,
      wrong: ['invalid-password', 'employee-not-found'],
    },
    signIn,
  );
};
