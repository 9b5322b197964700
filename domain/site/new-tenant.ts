import * as z from 'zod';
import { newCompanySettings, type Company } from '~/domain/company/company';
import { companySettingsSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { unopenedWindow } from '~/domain/selection/first-selection';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import { noPlan } from '~/domain/selection/week-plan';
import { defaultSiteSettings } from '~/domain/settings/site-settings';
import type { Instant } from '~/domain/time/instant';
import { newVacationPortal } from '~/domain/vacation/vacation-portal';
import type { Limits } from './company-changes';
import type { Site } from './site';

/** Each new site's administrator gets a random username, so that attackers cannot try one name at every site. */
export const newUsername = (ids: { digits(count: number): string }): string =>
  `admin-${ids.digits(4)}`;

/** The master administrator's defaults for new tenants. Existing tenants do not change. */
export const tenantDefaultsSchema = z.object({
  /** Rules and limits of a new company. */
  company: companySettingsSchema,
  /** Rules of a new site. */
  autoAssignment: z.boolean(),
  /** An opened vacation portal closes at the next default cutoff. */
  autoPortalClosure: z.boolean(),
  printing: z.boolean(),
});
export type TenantDefaults = z.infer<typeof tenantDefaultsSchema>;

/** Used until the master administrator changes them: every rule on, and low limits. */
export const firstTenantDefaults: TenantDefaults = {
  company: newCompanySettings,
  autoAssignment: true,
  autoPortalClosure: true,
  printing: true,
};

/** The time zone of a site for which nobody has chosen one yet. */
export const defaultTimeZone = 'America/New_York';

export const newCompany = (input: {
  companyId: string;
  name: string;
  /** The company's first site. */
  siteId: string;
  defaults: TenantDefaults;
  /** Replace the default limits. */
  limits?: Limits | undefined;
  isFree?: boolean | undefined;
  now: Instant;
}): Company => ({
  companyId: input.companyId,
  name: input.name,
  isActive: true,
  isFree: input.isFree ?? true,
  registeredAt: input.now,
  settings: { ...input.defaults.company, ...input.limits },
  siteIds: [input.siteId],
  sessionEpoch: 0,
  version: 1,
});

export const newSite = ({
  tenant,
  name,
  address,
  defaults,
  timeZone = defaultTimeZone,
  now,
  window: selection = unopenedWindow(now, timeZone),
}: {
  tenant: Tenant;
  name: string;
  address: string;
  defaults: TenantDefaults;
  timeZone?: string | undefined;
  now: Instant;
  /** By default, an administrator opens the first selection. */
  window?: SelectionWindow;
}): Site => ({
  companyId: tenant.companyId,
  siteId: tenant.siteId,
  name,
  address,
  isActive: true,
  timeZone,
  settings: {
    ...defaultSiteSettings,
    disableAutoAssignments: !defaults.autoAssignment,
    autoPortalClosure: defaults.autoPortalClosure,
    allowDriverPrinting: defaults.printing,
  },
  plan: noPlan,
  vacation: newVacationPortal,
  window: selection,
  sessionEpoch: 0,
  ownDeviceEpoch: 0,
  version: 1,
});
