import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { siteKey } from '~/app/store/table/keys';
import { getShard, shardText, dueIndex } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import { nextDue, type Site } from '~/domain/site/site';
import { siteSchema } from '~/domain/site/site-schema';
import type { Instant } from '~/domain/time/instant';
import { isCertificate } from './certificate-item';

export const getDueShard = ({ companyId, siteId }: Tenant): number =>
  getShard(`${companyId}#${siteId}`);

export const dueShardText = (shard: number): string => `DUE#${shardText(shard)}`;

/** Puts a site into the `due` index only while it has something to record or to remind of, now or later. */
const dueAttributes = (site: Site): Record<string, string> => {
  const dueAt = nextDue(site);
  if (dueAt === null) return {};
  return {
    [dueIndex.partitionKey]: dueShardText(getDueShard(site)),
    [dueIndex.sortKey]: dueAt,
  };
};

export const toSiteItem = (site: Site): Item => ({
  ...siteKey(site),
  type: 'site',
  ...site,
  ...dueAttributes(site),
});

export const fromSiteItem = (item: Record<string, unknown>): Site =>
  readItem('site', siteSchema, item);

/** Null if there is none, or if it is erased. */
export const findSite = (item: Record<string, unknown> | undefined): Site | null =>
  item && !isCertificate(item) ? fromSiteItem(item) : null;

export const siteHasVersion = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** The site's next version, and the step that stores it unless the site was changed. */
export const toNextSite = ({ companyId, siteId }: Tenant, site: Site) => {
  const saved = { ...site, companyId, siteId, version: site.version + 1 };
  const refused = 'site-changed' as const;
  return { saved, saving: { put: toSiteItem(saved), if: siteHasVersion(site.version), refused } };
};

/** Requires that the site is still in the same period. */
export const periodStillRuns = (periodId: string): Condition => ({
  expression: '#window.#period = :period',
  names: { '#window': 'window', '#period': 'periodId' },
  values: { ':period': periodId },
});

/**
 * Activates or deactivates a site if it has the opposite state. Its version increases, so that no earlier decision
 * restores the old state. Sessions from before a deactivation stay invalid after a reactivation.
 */
export const switchSite = (
  isActive: boolean,
  at: Instant,
): { by: Required<Condition>; if: Condition } => ({
  by: {
    expression: `SET #active = :active, #version = #version + :one, #epoch = if_not_exists(#epoch, :none) + :ended${
      isActive ? ' REMOVE #deactivated' : ', #deactivated = :at'
    }`,
    names: {
      '#active': 'isActive',
      '#version': 'version',
      '#epoch': 'sessionEpoch',
      '#deactivated': 'deactivatedAt',
    },
    values: {
      ':active': isActive,
      ':one': 1,
      ':none': 0,
      ':ended': isActive ? 0 : 1,
      ...(!isActive && { ':at': at }),
    },
  },
  if: {
    expression: '#active = :before',
    names: { '#active': 'isActive' },
    values: { ':before': !isActive },
  },
});
