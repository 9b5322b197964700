import Bowser from 'bowser';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import type { SignInOrigin } from '~/app/services/access/keep-attempt.server';
import type { VerifiedClaims } from '~/app/ports/sessions';
import { unknownOrigin } from '~/domain/access/unknown-origin';
import type { Tenant } from '~/domain/company/scope';
import type { RequestContext } from '~/app/platform/http/context.server';

/** Longer ones are no browser's. */
const maxLength = 512;
/** Only names of the library's own lists are shown: a stranger writes nothing on an administrator's page. */
const known = {
  browsers: new Set<string>(Object.values(Bowser.BROWSER_MAP)),
  systems: new Set<string>(Object.values(Bowser.OS_MAP)),
};

/** `Firefox on Windows`: what a User-Agent header says of itself, in words. */
export const deviceWords = (userAgent: string | null): string => {
  if (!userAgent || userAgent.length > maxLength) return unknownOrigin;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name && known.browsers.has(browser.name) ? browser.name : null;
  const system = os.name && known.systems.has(os.name) ? os.name : null;
  if (name && system) return `${name} on ${system}`;
  return name ?? system ?? unknownOrigin;
};

/** Where a request comes from, for the counters of attempts. */
export const attemptOrigin = async (
  request: Request,
  { clientAddress, platform }: RequestContext,
): Promise<AttemptOrigin> => ({
  address: clientAddress,
  mark: await platform.devices.read(request),
});

/** The same, with the browser in words, for an administrator's history of sign-ins. */
export const signInOrigin = async (
  request: Request,
  context: RequestContext,
): Promise<SignInOrigin> => ({
  ...(await attemptOrigin(request, context)),
  device: deviceWords(request.headers.get('user-agent')),
});

/** After a sign-in: the device is known to the account from now on. */
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
