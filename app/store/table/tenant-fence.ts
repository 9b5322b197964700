const getTenantPk = (companyId: string, siteId: string) => `TENANT#${companyId}#${siteId}`;

/**
 * The names of the partitions that hold a tenant's own data, which a backup contains. Its directory entries and its
 * company are stored elsewhere.
 */
export const getPartitions = (companyId: string, siteId: string): string[] => {
  const tenant = getTenantPk(companyId, siteId);
  return [tenant, `${tenant}#HISTORY`, `${tenant}#AWARD`, `${tenant}#ACTIVITY`];
};

/** The partition of recent lists. No backup contains it, because the pages that read these lists make them again. */
const getRecentPartition = (companyId: string, siteId: string): string =>
  `${getTenantPk(companyId, siteId)}#RECENT`;

/** Every partition of a tenant. */
export const getAllPartitions = (companyId: string, siteId: string): string[] => [
  ...getPartitions(companyId, siteId),
  getRecentPartition(companyId, siteId),
];

/**
 * The partition keys that a tenant's session may access, as patterns for the policy of its role on AWS. The tenant's
 * own partitions are listed exactly, because `MAIN*` would match MAIN2. Shared partitions are included, because a
 * transaction can change them together with the tenant's own items. Codes and emails can be written but not read.
 * Counters of attempts can be read too, but their keys are hashes, which hide what they count.
 */
export const getFence = (companyId: string, siteId: string) => {
  const tenant = getAllPartitions(companyId, siteId);
  const reads = [...tenant, `COMPANY#${companyId}`, 'EMPLOYEE#*', 'THROTTLE#*'];
  return { reads, writes: [...reads, 'TOTALS', 'CODE#*', 'OUTBOX#*'] };
};
