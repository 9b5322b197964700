import type { Certificate } from '~/domain/erasure/certificate';
import { getAllPartitions } from '~/app/store/table/tenant-fence';

/** Where something of a company or site is stored. */
export type Place =
  | { readonly kind: 'master-log' | 'request' | 'messages' | 'company' }
  | { readonly kind: 'partition'; readonly siteId: string; readonly pk: string };

/**
 * The places that a pass goes through, in this order. The log of the master administrator comes first, because the
 * accounts of the sites say whose addresses it has.
 */
export const listPlaces = ({ companyId, siteId, siteIds }: Certificate): Place[] => [
  { kind: 'master-log' },
  ...siteIds.flatMap((id) =>
    getAllPartitions(companyId, id).map((pk) => ({ kind: 'partition', siteId: id, pk }) as const),
  ),
  { kind: 'messages' },
  ...(siteId === null ? [{ kind: 'request' } as const] : []),
  { kind: 'company' },
];
