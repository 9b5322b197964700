import type { Call, Deps } from '~/app/ports/deps';
import type { AdminCredential } from '~/domain/access/credential';
import { getSiteOfAct } from '~/domain/company/company-act';
import type { CompanyNotice, NoticeEntry } from '~/domain/mail/notice';
import { answersForSite } from '~/domain/people/person';
import { compareText } from '~/domain/shared/text';
import { siteFields } from './driver-fields.server';

type Reached = AdminCredential & { readonly email: string };

/** Those who answer for a site and have an address on file. */
const findReached = (people: readonly AdminCredential[]): Reached[] =>
  people.flatMap((one) =>
    answersForSite(one) && one.email !== undefined ? [{ ...one, email: one.email }] : [],
  );

/** Company admins answer for every site, also for one that does not keep their account. */
const readCompanyAdmins = async ({ stores }: Pick<Deps, 'stores'>, companyId: string) =>
  (await stores.people.companyAdmins(companyId)).map(({ credential }) => credential);

/**
 * Logs what was done to a company at each of its sites that it concerns, and emails the people who answer for
 * the site, each address once. Each site and the position reached are one transaction, so that continuing after a crash
 * neither repeats nor skips one. False if another sender has taken over the notice.
 */
export const tellAdministrators = async ({
  deps,
  entry,
  notice: { act, actor },
}: Call<'stores' | 'sha256', { entry: NoticeEntry; notice: CompanyNotice }>): Promise<boolean> => {
  const { id, at } = entry;
  const found = await deps.stores.companies.read(act.companyId);
  if (!found) return true;
  const only = getSiteOfAct(act);
  const sites = found.sites.filter(({ siteId }) => only === null || siteId === only);
  const companyAdmins = only === null ? [] : await readCompanyAdmins(deps, act.companyId);
  const known = new Set<string>();
  let { toldUpTo } = entry;
  for (const site of sites.toSorted((a, b) => compareText(a.siteId, b.siteId))) {
    const { siteId } = site;
    const people = [...(await deps.stores.credentials.administrators(site)), ...companyAdmins];
    const fresh = new Map(
      findReached(people).flatMap((one) => (known.has(one.email) ? [] : [[one.email, one]])),
    );
    for (const email of fresh.keys()) known.add(email);
    if (siteId <= toldUpTo) continue;
    const mails = [...fresh.values()].map(({ email: to, language }) => ({
      id: `${id}-${deps.sha256([id, siteId, to].join(' ')).slice(0, 16)}`,
      at,
      mail: {
        kind: 'company-changed' as const,
        to,
        language,
        act,
        companyName: found.company.name,
        ...siteFields(site, at),
      },
    }));
    const activity = { id, at, actor, action: 'update', event: act };
    const next = { toldUpTo: siteId, mails, logged: { tenant: site, activity } };
    if (!(await deps.stores.outbox.spread({ ...entry, toldUpTo }, next))) return false;
    ({ toldUpTo } = next);
  }
  return true;
};
