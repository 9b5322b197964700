import Bowser from 'bowser';
import type { SignInOrigin } from '~/app/services/access/keep-attempt.server';
import { unknownDevice } from '~/domain/access/sign-in-attempt';
import type { RequestContext } from './context.server';

/** Longer ones are no browser's. */
const maxLength = 512;
/** Only names of the library's own lists are shown: a stranger writes nothing on an administrator's page. */
const known = {
  browsers: new Set<string>(Object.values(Bowser.BROWSER_MAP)),
  systems: new Set<string>(Object.values(Bowser.OS_MAP)),
};

/** `Firefox on Windows`: what a User-Agent header says of itself, in words. */
export const deviceWords = (userAgent: string | null): string => {
  if (!userAgent || userAgent.length > maxLength) return unknownDevice;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name && known.browsers.has(browser.name) ? browser.name : null;
  const system = os.name && known.systems.has(os.name) ? os.name : null;
  if (name && system) return `${name} on ${system}`;
  return name ?? system ?? unknownDevice;
};

export const originOf = (request: Request, { clientAddress }: RequestContext): SignInOrigin => ({
  address: clientAddress,
  device: deviceWords(request.headers.get('user-agent')),
});
