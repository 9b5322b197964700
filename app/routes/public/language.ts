import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { countForTenant } from '~/app/platform/guards/count-for-tenant.server';
import { returnPath } from '~/app/platform/guards/guard-args.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { activeKiosk } from '~/app/platform/guards/kiosk.server';
import { findPageKind } from '~/app/platform/guards/page-account.server';
import { atOwnSite, getWorkTenant } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { rememberLanguage } from '~/app/services/language/remember-language.server';
import { languageSchema } from '~/domain/shared/language-schema';

export const loader = publicLoader(async () => redirect('/'));

const languageForm = z.object({ language: languageSchema });
const kinds = ['driver', 'admin'] as const;

/**
 * Sets the language of this browser, and of the account that the page belongs to. A public page belongs to no account,
 * so there it sets the language of every account that is signed in.
 */
export const action = publicAction(async ({ request, sentForm, context }) => {
  const { language } = await sentForm.parse(languageForm);
  const { sessions, languageCookie } = context.platform;
  const path = returnPath(request);
  const pageKind = findPageKind(new URL(path, request.url).pathname);
  for (const kind of pageKind ? [pageKind] : kinds) {
    const reading = await sessions.read(request, kind);
    if (reading.status !== 'valid') continue;
    const { claims } = reading;
    await countForTenant(context, getWorkTenant(claims));
    const deps = context.platform.getDeps(claims);
    const access = await (kind === 'admin'
      ? checkAdmin({ deps, claims: atOwnSite(claims) })
      : checkDriver({ deps, claims }));
    if (access) await rememberLanguage({ deps, access, language });
  }
  const isKiosk = (await activeKiosk(request, context)) !== null;
  context.setCookie(languageCookie.write(language, isKiosk));
  return redirect(path, 303);
});
