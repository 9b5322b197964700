const toPartition = (companyId: string, siteId: string): string => `TENANT#${companyId}#${siteId}`;

/** The names of the partitions with a tenant's data. Its directory entries and its company are stored elsewhere. */
export const getPartitions = (companyId: string, siteId: string): string[] => {
  const tenant = toPartition(companyId, siteId);
  return [tenant, `${tenant}#HISTORY`, `${tenant}#AWARD`, `${tenant}#ACTIVITY`];
};

/** A partition with copies that can be made again. */
const getCopies = (companyId: string, siteId: string): string =>
  `${toPartition(companyId, siteId)}#RECENT`;

/**
 * The partition keys that a tenant's session may access, as patterns for the policy of its role on AWS. The tenant's
 * own partitions are listed exactly, because `MAIN*` would match MAIN2. Shared partitions are included, because a
 * transaction can change them together with the tenant's own items. Codes and emails can be written but not read.
 * Counters of attempts can be read too, but their keys are hashes, which hide what they count.
 */
export const getFence = (companyId: string, siteId: string) => {
  const own = [
    ...getPartitions(companyId, siteId),
    getCopies(companyId, siteId),
    `COMPANY#${companyId}`,
  ];
  const reads = [...own, 'EMPLOYEE#*', 'THROTTLE#*'];
  return { reads, writes: [...reads, 'TOTALS', 'CODE#*', 'OUTBOX#*'] };
};
