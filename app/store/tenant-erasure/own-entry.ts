import type { Condition } from '~/app/store/dynamo/db';
import type { Tenant } from '~/domain/company/scope';

/** Whether an entry of the directory, a passkey or an emailed link belongs to the site. */
export const belongsTo = ({ companyId, siteId }: Tenant, entry: Record<string, unknown>): boolean =>
  entry.companyId === companyId && entry.siteId === siteId;

/** Requires that it still belongs to the site: another site of the company may have got the driver since it was read. */
export const stillBelongsTo = ({ companyId, siteId }: Tenant): Condition => ({
  expression: '#companyId = :companyId AND #siteId = :siteId',
  names: { '#companyId': 'companyId', '#siteId': 'siteId' },
  values: { ':companyId': companyId, ':siteId': siteId },
});
