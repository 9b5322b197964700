import { useId } from 'react';
import type { InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatLongDate, getWallTime } from '~/app/copy/format-time';
import { isProtected } from '~/domain/company/company';
import { ActiveSwitch } from './active-switch';
import { companyHref, type CompanyQuery } from './company-query';
import type { CompanyView } from './company-view';
import { ErasureState } from './erasure-state';
import { MonthlyUsage } from './monthly-usage';

const Limit = ({ label, used, limit }: { label: string; used: number; limit: number }) => (
  <div className="rounded-field bg-base-200 px-3 py-2">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-sm tabular-nums">
      <Sentence
        text={adminCopy.master.usedOf(limit)}
        parts={{ used: <span className="text-lg font-bold">{used}</span> }}
      />
    </dd>
  </div>
);

/** One site, with buttons for its sign-in and for deactivating it. */
const SiteRow = ({
  company,
  site,
  query,
  toDate,
  lockReasonId,
}: {
  company: CompanyView;
  site: CompanyView['sites'][number];
  query: CompanyQuery;
  toDate: (at: string) => string;
  lockReasonId: string;
}) => {
  const { companyId, name } = company;
  const tenant = { companyId, siteId: site.siteId };
  const isLocked = isProtected(tenant);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-center gap-2 font-semibold">
          <Badge>{site.siteId}</Badge>
          <span className="break-words">{site.name}</span>
        </p>
        {site.pendingSince !== null && (
          <p className="my-1 flex flex-wrap items-center gap-x-2 text-sm">
            <StatusChip tone="warning">{adminCopy.companies.neverActivated}</StatusChip>
            <span>{adminCopy.companies.since(toDate(site.pendingSince))}</span>
          </p>
        )}
        {site.address && <p className="text-sm break-words text-muted">{site.address}</p>}
        {!site.isActive && <ErasureState company={company} site={site} query={query} />}
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        <LinkButton
          to={companyHref(query, { dialog: 'rename', company: companyId, site: site.siteId })}
          preventScrollReset
          variant="ghost"
          icon="pencil"
          aria-label={adminCopy.companies.renameSite(site.siteId, name)}
        >
          {adminCopy.companies.rename}
        </LinkButton>
        {!isLocked && (
          <LinkButton
            to={companyHref(query, { dialog: 'sign-in', company: companyId, site: site.siteId })}
            preventScrollReset
            variant="ghost"
            icon="key-round"
            aria-label={adminCopy.master.signInOfSite(site.siteId, name)}
          >
            {adminCopy.master.signIn}
          </LinkButton>
        )}
        <ActiveSwitch
          name={adminCopy.master.siteOfCompany(site.siteId, name)}
          tenant={tenant}
          isActive={site.isActive}
          lockedBy={isLocked ? lockReasonId : undefined}
        />
      </div>
    </li>
  );
};

const CompanyLinks = ({
  company: { companyId, name, logo },
  query,
}: {
  company: CompanyView;
  query: CompanyQuery;
}) => (
  <div className="mt-3 flex flex-wrap gap-2">
    <LinkButton
      to={companyHref(query, { dialog: 'add-site', company: companyId })}
      preventScrollReset
      icon="plus"
    >
      {adminCopy.master.addSite}
    </LinkButton>
    <LinkButton
      to={companyHref(query, { dialog: 'settings', company: companyId })}
      preventScrollReset
      icon="settings"
    >
      {adminCopy.master.manageSettings}
    </LinkButton>
    <LinkButton
      to={companyHref(query, { dialog: 'rename', company: companyId })}
      preventScrollReset
      icon="pencil"
      aria-label={adminCopy.companies.renameCompany(name)}
    >
      {adminCopy.companies.rename}
    </LinkButton>
    {logo && (
      <LinkButton
        to={companyHref(query, { dialog: 'remove-logo', company: companyId })}
        preventScrollReset
        icon="image-off"
        aria-label={adminCopy.companies.removeLogoOf(name)}
      >
        {adminCopy.companies.removeLogo}
      </LinkButton>
    )}
  </div>
);

/** For how long the company keeps its history, and what waits. */
const HistoryText = ({ history }: { history: NonNullable<CompanyView['history']> }) => {
  const { retention } = adminCopy;
  const { kept, next } = history;
  return (
    <p className="mt-3 text-sm">
      {retention.ofCompany}: {retention.describeKept(kept, kept)}
      {next && ` · ${retention.waits}: ${retention.describeKept(kept, next)}`}
    </p>
  );
};

/** One company: whether it is active, its sites, and how much of its limits it uses. */
export const CompanyCard = ({
  company,
  query,
  timeZone,
}: InZone<{ company: CompanyView; query: CompanyQuery }>) => {
  const reasonId = useId();
  const { companyId, name, isActive, isFree, registeredAt, lastActiveAt } = company;
  const { settings, usage, sites } = company;
  const toDate = (at: string) => formatLongDate(getWallTime(at, timeZone));
  const isLocked = isProtected({ companyId });
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words">{name}</span>
          {isFree && <StatusChip tone="info">{adminCopy.master.freeTierBadge}</StatusChip>}
        </span>
      }
      description={
        <>
          <span className="font-mono break-all">{companyId}</span> ·{' '}
          {adminCopy.master.registeredOn(toDate(registeredAt))} ·{' '}
          {lastActiveAt === null
            ? adminCopy.companies.noActivity
            : adminCopy.companies.lastActive(toDate(lastActiveAt))}
        </>
      }
      actions={
        <ActiveSwitch
          name={name}
          tenant={{ companyId }}
          isActive={isActive}
          lockedBy={isLocked ? reasonId : undefined}
        />
      }
    >
      {isLocked && (
        <p id={reasonId} className="mb-3 flex gap-2 text-sm text-muted">
          <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
          {adminCopy.master.lockedText}
        </p>
      )}
      <dl className="grid grid-cols-3 gap-2">
        <Limit label={adminCopy.common.drivers} used={usage.drivers} limit={settings.maxDrivers} />
        <Limit label={adminCopy.master.jobs} used={usage.jobs} limit={settings.maxJobs} />
        <Limit label={adminCopy.master.sites} used={sites.length} limit={settings.maxSites} />
      </dl>
      {company.history && <HistoryText history={company.history} />}
      <MonthlyUsage company={company} />
      <h3 className="mt-4 mb-1 text-sm font-bold">{adminCopy.master.sites}</h3>
      <ul className="divide-y divide-base-300">
        {sites.map((site) => (
          <SiteRow
            key={site.siteId}
            company={company}
            site={site}
            query={query}
            toDate={toDate}
            lockReasonId={reasonId}
          />
        ))}
      </ul>
      <CompanyLinks company={company} query={query} />
      {!isActive && (
        <div className="mt-3">
          <ErasureState company={company} query={query} />
        </div>
      )}
    </Card>
  );
};
