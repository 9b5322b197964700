import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ExportLinks } from '~/app/components/admin/export-links';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { AddSiteDialog } from '~/app/components/master/add-site-dialog';
import { CompanyAdminDialog } from '~/app/components/master/company-admin-dialog';
import { CompanyCard } from '~/app/components/master/company-card';
import { CompanyCount } from '~/app/components/master/company-count';
import { CompanyPages } from '~/app/components/master/company-pages';
import {
  companyHref,
  readCompanyQuery,
  type CompanyQuery,
} from '~/app/components/master/company-query';
import { CompanySearch } from '~/app/components/master/company-search';
import { CompanySettingsDialog } from '~/app/components/master/company-settings-dialog';
import type { CompanyView } from '~/app/components/master/company-view';
import { EraseDialog } from '~/app/components/master/erase-dialog';
import { RemoveLogoDialog } from '~/app/components/master/remove-logo-dialog';
import { RenameDialog } from '~/app/components/master/rename-dialog';
import { SignInDialog } from '~/app/components/master/sign-in-dialog';
import { titlePage } from '~/app/components/shell/product';
import type { InZone } from '~/app/components/time/instant-text';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { refusedRules } from '~/app/platform/forms/company-rule-forms';
import { masterAction, masterLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { readCompanies, readCompany } from '~/app/services/companies/read-companies.server';
import { actOnCompanies } from './act-on-companies.server';
import { companyForm } from './company-forms.server';
import { readSignInView } from './read-sign-in-view.server';

export const meta = titlePage(() => adminCopy.master.companiesTitle);

const perPage = 10;

export const loader = masterLoader(async ({ request, deps, access }) => {
  const params = new URL(request.url).searchParams;
  const query = readCompanyQuery(params);
  const dialog = params.get('dialog');
  const siteId = params.get('site');
  const [page, company, signIn] = await Promise.all([
    readCompanies({ deps, input: { ...query, limit: perPage } }),
    readCompany({ deps, companyId: dialog === null ? null : params.get('company') }),
    dialog === 'sign-in' || dialog === 'company-admin' ? readSignInView(deps, params) : null,
  ]);
  const site = company?.sites.find((one) => one.siteId === siteId);
  // Nothing is opened for a site that is gone, so that nobody takes the company for it.
  const opened = siteId === null || site ? company : null;
  return {
    ...page,
    query,
    dialog,
    opened,
    site,
    signIn,
    person: params.get('person'),
    timeZone: access.site.timeZone,
  };
});

/** The forms whose dialogs show again what was sent. */
const sentBack = ['rename', 'send-activation-link', 'ask-erasure'] as const;

export const action = masterAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(companyForm);
  if (form.intent === 'switch' && !form.isActive && !form.confirmed) {
    const { companyId, siteId } = form;
    return data({ confirm: { company: await readCompany({ deps, companyId }), siteId } });
  }
  const acted = await actOnCompanies({ deps, access }, form);
  if (acted.ok) {
    const query = readCompanyQuery(new URL(request.url).searchParams);
    return redirectWithToast(
      { context },
      `/admin/master/companies${companyHref(query)}`,
      acted.value,
    );
  }
  const { status, ...message } = getErrorMessage(acted.error);
  const error = { code: acted.error.code, ...message };
  if (form.intent === 'add-site') return data({ error, site: { error, sent: form } }, { status });
  if (sentBack.some((intent) => intent === form.intent))
    return data({ error, sent: form }, { status });
  if (form.intent === 'save-settings') {
    const settings = { error, isFree: form.isFree, ...refusedRules(form, acted.error) };
    return data({ error, settings }, { status });
  }
  return data({ error }, { status });
});

export default function CompaniesAndSites() {
  const { companies, query, dialog, opened, site, signIn, person, timeZone, ...page } =
    useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const confirm = acted && 'confirm' in acted ? acted.confirm : undefined;
  const error = acted && 'error' in acted ? acted.error : undefined;
  const sent = acted && 'sent' in acted ? acted.sent : undefined;
  const closeTo = companyHref(query);
  return (
    <>
      {!(signIn ?? opened) && <ErrorAlert error={error} />}
      <CompanySearch query={query} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CompanyCount shown={companies.length} {...page} />
        <div className="flex flex-wrap gap-3">
          <ExportLinks
            to={`/admin/master/companies/export${companyHref({ ...query, page: '' })}`}
          />
        </div>
      </div>
      <CompanyCards companies={companies} query={query} timeZone={timeZone} />
      <CompanyPages query={query} previous={page.previous} next={page.next} />
      {opened && dialog === 'add-site' && (
        <AddSiteDialog
          company={opened}
          refused={acted && 'site' in acted ? acted.site : undefined}
          closeTo={closeTo}
        />
      )}
      {opened && dialog === 'settings' && (
        <CompanySettingsDialog
          company={opened}
          refused={acted && 'settings' in acted ? acted.settings : undefined}
          closeTo={closeTo}
        />
      )}
      {opened?.logo && dialog === 'remove-logo' && (
        <RemoveLogoDialog company={opened} closeTo={closeTo} />
      )}
      {opened && dialog === 'rename' && (
        <RenameDialog
          key={site?.siteId}
          company={opened}
          site={site}
          refused={error && sent?.intent === 'rename' ? { ...error, name: sent.name } : undefined}
          closeTo={closeTo}
        />
      )}
      {opened && dialog === 'erase' && (
        <EraseDialog
          key={`erase ${site?.siteId}`}
          company={opened}
          site={site}
          error={error}
          sent={sent?.intent === 'ask-erasure' ? sent : undefined}
          closeTo={closeTo}
        />
      )}
      {signIn && dialog === 'company-admin' && (
        <CompanyAdminDialog signIn={signIn} username={person} error={error} closeTo={closeTo} />
      )}
      {signIn && dialog === 'sign-in' && (
        <SignInDialog
          signIn={signIn}
          query={query}
          error={error}
          sent={sent && 'username' in sent ? sent : undefined}
          closeTo={closeTo}
        />
      )}
      {confirm?.company && (
        <ConfirmSwitch company={confirm.company} siteId={confirm.siteId} closeTo={closeTo} />
      )}
    </>
  );
}

const CompanyCards = ({
  companies,
  query,
  timeZone,
}: InZone<{ companies: readonly CompanyView[]; query: CompanyQuery }>) =>
  companies.length === 0 ? (
    <EmptyState icon="building-complex" title={adminCopy.master.noneFound}>
      {adminCopy.companies.noneMatch}
    </EmptyState>
  ) : (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      {companies.map((company) => (
        <CompanyCard key={company.companyId} company={company} query={query} timeZone={timeZone} />
      ))}
    </div>
  );

/** Asks before a company or site is deactivated, because that signs people out while they work. */
const ConfirmSwitch = ({
  company: { companyId, name, sites },
  siteId,
  closeTo,
}: {
  company: CompanyView;
  siteId: string | undefined;
  closeTo: string;
}) => {
  const { master } = adminCopy;
  return (
    <FormDialog
      title={siteId ? master.deactivateSiteTitle(siteId, name) : master.deactivateTitle(name)}
      closeTo={closeTo}
      intent="switch"
      label={master.deactivate}
      variant="danger"
    >
      <input type="hidden" name="companyId" value={companyId} />
      {siteId && <input type="hidden" name="siteId" value={siteId} />}
      <input type="hidden" name="isActive" value="false" />
      <input type="hidden" name="confirmed" value="yes" />
      <p>{siteId ? master.deactivateSiteText : master.deactivateText(sites.length)}</p>
      <p>{master.nothingDeleted}</p>
    </FormDialog>
  );
};
