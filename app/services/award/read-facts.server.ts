import type { ScopeCall } from '~/app/ports/deps';
import { type AwardSite, getAwardSite } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import {
  addKnownToday,
  getPublishedFacts,
  type PublishedFacts,
} from '~/domain/award/record/published-facts';
import type { AwardName } from '~/domain/selection/past-awards';
import { getCatalogue } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import { readRecord } from './read-record.server';

type Args = ScopeCall<'stores', { readonly site: Pick<Site, 'name' | 'timeZone'> }>;

/** Reads the facts of a version that was published without them, and stores them so that they stay as they are today. */
const deriveFacts = async (
  { deps: { stores }, scope, site }: Args,
  award: AwardName & { readonly stage: string },
): Promise<PublishedFacts | null> => {
  const isOfJobs = getCatalogue(award.periodId) === 'jobs';
  const [record, jobs] = await Promise.all([
    readRecord({ deps: { stores }, scope, ...award }),
    isOfJobs ? stores.jobs.list(scope).then(({ items }) => items) : [],
  ]);
  if (!record) return null;
  const today = { site: { siteName: site.name, timeZone: site.timeZone }, jobs };
  const facts = getPublishedFacts(addKnownToday(record.input, today));
  if (facts) await stores.awards.keepFacts(scope, award, facts);
  return facts;
};

/** What a published version says about the site and its jobs or weeks; null if it was not published. */
export const readFacts = async (args: Args, award: AwardName): Promise<PublishedFacts | null> => {
  const stored = await args.deps.stores.awards.facts(args.scope, award);
  if (!stored) return null;
  const { facts, stage } = stored;
  return facts ?? deriveFacts(args, { ...award, stage });
};

/** The site as a version names it. Only records of earlier versions of the application do not say. */
export const readAwardSite = async (
  args: Args,
  { periodId, version }: AwardName,
  record: Pick<AwardRecord, 'input'> | null = null,
): Promise<AwardSite> => {
  const known = record?.input.site ?? (await readFacts(args, { periodId, version }));
  return getAwardSite(args.site, known);
};
