import Bowser from 'bowser';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { VerifiedClaims } from '~/app/ports/sessions';
import type { SignInOrigin } from '~/app/services/access/keep-attempt.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { unknownOrigin } from '~/domain/access/unknown-origin';
import type { Tenant } from '~/domain/company/scope';

/** The longest User-Agent header to parse. No browser sends a longer one. */
const maxLength = 512;
/** Shows only names from the library's own lists, so that strangers cannot place text on an administrator's page. */
const known = {
  browsers: new Set<string>(Object.values(Bowser.BROWSER_MAP)),
  systems: new Set<string>(Object.values(Bowser.OS_MAP)),
};

/** Describes a User-Agent header by names, such as `Firefox · Windows`. */
export const deviceWords = (userAgent: string | null): string => {
  if (!userAgent || userAgent.length > maxLength) return unknownOrigin;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name && known.browsers.has(browser.name) ? browser.name : null;
  const system = os.name && known.systems.has(os.name) ? os.name : null;
  if (name && system) return `${name} · ${system}`;
  return name ?? system ?? unknownOrigin;
};

/** Where a request comes from, for the counters of failed attempts. */
export const attemptOrigin = async (
  request: Request,
  { clientAddress, platform }: RequestContext,
): Promise<AttemptOrigin> => ({
  address: clientAddress,
  mark: await platform.devices.read(request),
});

/** Like `attemptOrigin`, plus the browser described in words for an administrator's sign-in history. */
export const signInOrigin = async (
  request: Request,
  context: RequestContext,
): Promise<SignInOrigin> => ({
  ...(await attemptOrigin(request, context)),
  device: deviceWords(request.headers.get('user-agent')),
});

/** Marks the device as known to the account after a sign-in. */
export const markDevice = async (
  request: Request,
  { platform, setCookie }: RequestContext,
  tenant: Tenant,
  account: string,
  signedInBy: VerifiedClaims['amr'],
): Promise<void> => {
  const mark = await platform.devices.add(request, tenant, account, signedInBy);
  if (mark) setCookie(mark);
};
