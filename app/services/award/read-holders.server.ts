import type { AwardVersion } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import { getHolders, type Holder } from '~/domain/award/holders';
import type { SiteScope } from '~/domain/company/scope';
import type { AwardName } from '~/domain/selection/past-awards';
import { getCatalogue } from '~/domain/site/current-award';
import { readRecord } from './read-record.server';

interface Args {
  readonly deps: Pick<Deps, 'stores'>;
  readonly scope: SiteScope;
}

/** Reads the holders from the record, and stores them so that the next search need not. */
export const deriveHolders = async (
  { deps, scope }: Args,
  award: AwardVersion,
): Promise<readonly Holder[] | null> => {
  const record = await readRecord({ deps, scope, ...award });
  if (!record) return null;
  const holders = getHolders(record, getCatalogue(award.periodId));
  await deps.stores.awards.keepHolders(scope, award, holders);
  return holders;
};

/** A published version with who holds which job or week in it: two small reads. Null if there is no such version. */
export const readHolders = async (
  args: Args,
  name: AwardName,
): Promise<{ version: AwardVersion; holders: readonly Holder[] } | null> => {
  const { awards } = args.deps.stores;
  const [version] = await awards.versions(args.scope, [name]);
  if (!version) return null;
  const [stored] = await awards.holdersIn(args.scope, [version]);
  const holders = stored ?? (await deriveHolders(args, version));
  return holders && { version, holders };
};
