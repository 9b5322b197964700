import type { Deps } from '~/app/services/deps';
import type { AwardRecord } from '~/domain/award/award-record';
import type { SiteScope } from '~/domain/tenancy/scope';

/** A published award's frozen record, or null. Written by `publishAward` alone. */
export const readRecord = async ({
  deps,
  scope,
  periodId,
  version,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  periodId: string;
  version: number;
}): Promise<AwardRecord | null> => {
  if (version < 1) return null;
  const stored = await deps.stores.awards.read(scope, periodId, version);
  return stored ? (JSON.parse(stored.recordJson) as AwardRecord) : null;
};
