/** A tenant's own partitions, by name: all that it has but its directory entries and its company. */
export const getPartitions = (companyId: string, siteId: string): string[] => {
  const tenant = `TENANT#${companyId}#${siteId}`;
  return [tenant, `${tenant}#HISTORY`, `${tenant}#AWARD`, `${tenant}#ACTIVITY`];
};

/**
 * What the session of a tenant may touch, as patterns of partition keys: the policy of its role on AWS.
 * The tenant's partitions are spelt out, for `MAIN*` would reach MAIN2. What tenants share stands beside
 * them, because one transaction changes both: who holds an employee id, codes and mails. Codes and mails are
 * written, never read. Counters of attempts are read, too, named by a hash of what they count.
 */
export const getFence = (companyId: string, siteId: string) => {
  const own = [...getPartitions(companyId, siteId), `COMPANY#${companyId}`];
  const reads = [...own, 'EMPLOYEE#*', 'THROTTLE#*'];
  return { reads, writes: [...reads, 'TOTALS', 'CODE#*', 'OUTBOX#*'] };
};
