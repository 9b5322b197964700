import type { IconName } from '~/app/components/ui/icon-names';
import { adminCopy } from '~/app/copy/copy';
import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import {
  dashboard,
  masterPanel,
  allSites,
  livePicks,
  enterLists,
  conflicts,
  finalAssignments,
  freeJob,
  leftOver,
  awardAgain,
  disputes,
  trades,
  whatIf,
  notes,
  pastWeeks,
  reports,
  weeksAhead,
  vacations,
  vacationPages,
  absence,
  editDrivers,
  editJobs,
  leave,
  emailAddresses,
  eraseDriver,
  recentlyDeleted,
  activityLog,
  settings,
  people,
  companyLogo,
  singleSignOn,
  apiAccess,
  webhooks,
  keepingHistory,
  supportAccess,
  exportData,
  siteLink,
  account,
  driverPortal,
  lookBack,
  type PageLink,
} from './admin-pages';

/** A link of the side bar. The pages inside are reached from its page, and have it marked as the current one. */
export interface BarLink {
  readonly page: PageLink;
  readonly inside: readonly PageLink[];
}

interface BarGroup {
  /** Empty for links that need no heading. */
  readonly title: string;
  readonly links: readonly BarLink[];
}

interface SideBar {
  /** What is used every week. */
  readonly groups: readonly BarGroup[];
  /** The rest, folded until a page in it is open. */
  readonly folds: readonly (BarGroup & { readonly icon: IconName })[];
}

const alone = (page: PageLink): BarLink => ({ page, inside: [] });

const listBar = (): SideBar => ({
  groups: [
    { title: '', links: [{ page: dashboard, inside: [notes] }] },
    {
      title: adminCopy.frame.week,
      links: [
        alone(livePicks),
        alone(enterLists),
        alone(conflicts),
        { page: finalAssignments, inside: [freeJob, leftOver, awardAgain, whatIf] },
        { page: disputes, inside: [trades] },
        alone(weeksAhead),
      ],
    },
    {
      title: adminCopy.frame.roster,
      links: [
        alone(editDrivers),
        alone(editJobs),
        alone(leave),
        { page: vacations, inside: [...vacationPages, absence] },
      ],
    },
    {
      title: adminCopy.frame.lookBack,
      links: [{ page: lookBack, inside: [reports, pastWeeks] }],
    },
  ],
  folds: [
    {
      title: adminCopy.frame.siteSettings,
      icon: 'settings',
      links: [settings, siteLink, emailAddresses, recentlyDeleted, activityLog, eraseDriver].map(
        alone,
      ),
    },
    {
      title: adminCopy.frame.company,
      icon: 'building-complex',
      links: [
        masterPanel,
        allSites,
        people,
        singleSignOn,
        apiAccess,
        webhooks,
        companyLogo,
        supportAccess,
        keepingHistory,
        exportData,
      ].map(alone),
    },
  ],
});

/** The dashboard's shortcuts to other pages. */
const shortcuts: readonly PageLink[] = [
  editDrivers,
  editJobs,
  livePicks,
  finalAssignments,
  disputes,
  settings,
  activityLog,
  masterPanel,
  driverPortal,
];

const onlyFor = (role: AdminRole, pages: readonly PageLink[]): readonly PageLink[] =>
  pages.filter(({ least }) => hasRole(role, least));

/** A link that a role may not use gives way to the pages inside that it may use. */
const narrow = (role: AdminRole, { page, inside }: BarLink): readonly BarLink[] => {
  const pages = onlyFor(role, inside);
  return hasRole(role, page.least) ? [{ page, inside: pages }] : pages.map(alone);
};

const narrowGroups = <Group extends BarGroup>(role: AdminRole, groups: readonly Group[]): Group[] =>
  groups
    .map((group) => ({ ...group, links: group.links.flatMap((link) => narrow(role, link)) }))
    .filter(({ links }) => links.length > 0);

/** The links of the side bar that a role may use, in the order of an administrator's work. */
export const getSideBar = (role: AdminRole): SideBar => {
  const { groups, folds } = listBar();
  return { groups: narrowGroups(role, groups), folds: narrowGroups(role, folds) };
};

/** Every page that a role may use, each once. */
export const getPages = (role: AdminRole): readonly PageLink[] => {
  const { groups, folds } = getSideBar(role);
  const links = [...groups, ...folds].flatMap((group) => group.links);
  const pages = links.flatMap(({ page, inside }) =>
    page === lookBack ? inside : [page, ...inside],
  );
  return [...pages, ...onlyFor(role, [account, driverPortal])];
};

/** The page of this name if a role may use it, else the dashboard. For a page of another site with the same name. */
export const findSamePage = (role: AdminRole, path: string): string =>
  getPages(role).find(({ to }) => to === path && to !== '/' && to !== allSites.to)?.to ??
  dashboard.to;

/** Where those who work at several sites choose one, to go on there with the page `from`. */
export const getSitesPath = (from: string): string =>
  `${allSites.to}?${new URLSearchParams({ from })}`;

/** The dashboard's shortcuts for a role. */
export const getShortcuts = (role: AdminRole): readonly PageLink[] => onlyFor(role, shortcuts);
