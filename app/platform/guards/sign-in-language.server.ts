import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import { settleLanguage } from '~/app/services/language/settle-language.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import { chooseLanguage, readChosenLanguage } from '~/app/platform/http/language.server';
import { activeKiosk } from './kiosk.server';

/**
 * Continues in the account's language after a sign-in. The browser has loaded the copy of only one language, so
 * a change makes `answer` reload the next page.
 */
export const goOnInOwnLanguage = async <Answer extends Response>(
  { request, context }: { request: Request; context: RequestContext },
  kind: 'driver' | 'admin',
  { subject, tenant, signedInBy }: SignedIn,
  answer: Answer,
): Promise<Answer> => {
  if (signedInBy === 'master') return answer;
  const { deps, languageCookie } = context.platform;
  const isKiosk = (await activeKiosk(request, context)) !== null;
  const language = await settleLanguage({
    deps,
    tenant,
    account: kind === 'driver' ? { employeeId: subject } : { username: subject },
    // At a kiosk the previous person may have chosen the language.
    chosen: isKiosk ? null : readChosenLanguage(request.headers),
  });
  if (!language) return answer;
  context.setCookie(languageCookie.write(language, isKiosk));
  if (language !== chooseLanguage(request.headers))
    answer.headers.set('X-Remix-Reload-Document', 'true');
  return answer;
};
