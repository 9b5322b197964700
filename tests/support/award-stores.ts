import { expect } from 'vitest';
import type { Deps } from '~/app/ports/deps';
import { publishAward } from '~/app/services/award/publish-award.server';
import type { FakeSite } from './fake-site';

type AwardStore = Deps['stores']['awards'];

const withAwards = <D extends Pick<Deps, 'stores'>>(deps: D, changes: Partial<AwardStore>): D => ({
  ...deps,
  stores: { ...deps.stores, awards: { ...deps.stores.awards, ...changes } },
});

/** A site's dependencies that count how often a whole award is read. */
export const countAwardReads = (deps: Deps) => {
  const counted = { reads: 0 };
  const { awards } = deps.stores;
  const read: AwardStore['read'] = (...asked) => {
    counted.reads += 1;
    return awards.read(...asked);
  };
  return { counted, deps: withAwards(deps, { read }) };
};

/** Changes what is published, as an earlier version of the application would have written it. */
export type ChangePublish = (publish: AwardStore['publish']) => AwardStore['publish'];

/** Publishes the award of a closed selection, by default as this version does. */
export const publishAs = async (
  { deps, asAdmin }: FakeSite,
  change: ChangePublish = (own) => own,
): Promise<void> => {
  const publish = change(deps.stores.awards.publish);
  const done = await publishAward({
    deps: withAwards(deps, { publish }),
    access: await asAdmin(),
  });
  expect(done.ok).toBe(true);
};
