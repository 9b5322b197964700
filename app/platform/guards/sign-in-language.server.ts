import type { RequestContext } from '~/app/platform/http/context.server';
import { chooseLanguage, readChosenLanguage } from '~/app/platform/http/language.server';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import { settleLanguage } from '~/app/services/language/settle-language.server';
import { activeKiosk } from './kiosk.server';

/**
 * Continues in the account's language after a sign-in. If that changes the language, `answer` gets a header that makes
 * the browser load the next page in full, because it has loaded the texts of only one language.
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
    // Ignore the language chosen at a kiosk, because the previous person may have chosen it.
    chosen: isKiosk ? null : readChosenLanguage(request.headers),
  });
  if (!language) return answer;
  context.setCookie(languageCookie.write(language, isKiosk));
  if (language !== chooseLanguage(request.headers))
    answer.headers.set('X-Remix-Reload-Document', 'true');
  return answer;
};
