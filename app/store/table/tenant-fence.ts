/** A tenant's own partitions, by name: everything except its directory entries and its company. */
export const getPartitions = (companyId: string, siteId: string): string[] => {
  const tenant = `TENANT#${companyId}#${siteId}`;
  return [tenant, `${tenant}#HISTORY`, `${tenant}#AWARD`, `${tenant}#ACTIVITY`];
};

/**
 * The partition keys that a tenant's session may access, as patterns for the policy of its role on AWS. The
 * tenant's own partitions are listed exactly, because `MAIN*` would match MAIN2. Shared partitions are
 * included because one transaction changes both: directory entries, codes and emails. Codes and emails can be
 * written but not read. Counters of attempts can be read too; a hash hides what they count.
 */
export const getFence = (companyId: string, siteId: string) => {
  const own = [...getPartitions(companyId, siteId), `COMPANY#${companyId}`];
  const reads = [...own, 'EMPLOYEE#*', 'THROTTLE#*'];
  return { reads, writes: [...reads, 'TOTALS', 'CODE#*', 'OUTBOX#*'] };
};
