import type { RunningPublication } from '~/app/ports/award';
import type { Deps, SiteCall } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import { runAward } from '~/domain/award/award';
import { getPickShares } from '~/domain/award/figures/pick-shares';
import { getJobHolders } from '~/domain/award/job-holders';
import { sealAward, type AwardRecord } from '~/domain/award/record/award-record';
import { numberRecord } from '~/domain/award/record/numbered-record';
import { addChanges, addNumbers, getOutcomes } from '~/domain/award/results/outcomes';
import { getWeekHolders } from '~/domain/award/week-holders';
import { makeNotice } from '~/domain/mail/award-news';
import { publishingWaitMs } from '~/domain/selection/selection-window';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { giveUpPublication } from './give-up.server';
import { settleTrades } from './load-trades.server';
import { findVersionChanges, getFacts, loadVersion, readBefore } from './load-version.server';
import type {
  PublishContext,
  PublishingError,
  PublishingRefusal,
  PublishRules,
} from './publish-rules';
import { checkRosters, type RostersChanged } from './read-roster-changes.server';
import {
  cancelWaiting,
  isNext,
  isScheduled,
  notStarted,
  readProgress,
} from './waiting-publication.server';

/** What is published of what is stored now; everything if `only` is missing. */
type Part = Pick<RunningPublication, 'only' | 'jobs' | 'weeks' | 'chain'>;

/** A whole version in which some drivers may keep what they hold. */
type Whole = Pick<RunningPublication, 'keepBelow'>;

interface BeginOptions extends Part, Whole, Pick<PublishContext, 'basis'> {
  /** Whether it can be canceled for a while. */
  readonly waits?: boolean;
}

interface Begun {
  readonly site: Site;
  readonly publication: RunningPublication;
}

const pickPart = ({ only, jobs, weeks, chain }: Part): Part => ({ only, jobs, weeks, chain });
const isSamePart = (a: Part, b: Part): boolean =>
  JSON.stringify(pickPart(a)) === JSON.stringify(pickPart(b));

type Published<E> = Promise<Result<AwardRecord, PublishingError<E>>>;

/** How long a request stages an award. */
const requestStagesMs = 4_000;
const inRequest = (): (() => boolean) => {
  const endsAt = performance.now() + requestStagesMs;
  return () => performance.now() < endsAt;
};

/**
 * Publishes awards of one catalogue. `publish` begins a publication or continues one, reads the saved lists, runs the
 * engine, adds the digest to the record and makes it the site's current award. Publishing again makes a new version.
 * `schedule` begins a publication that waits, and `cancel` ends it before it starts. `resume` continues a publication that
 * was begun, and deletes it if it can no longer be finished.
 */
export const createPublishing = <E extends PublishingRefusal>(rules: PublishRules<E>) => {
  const { getVersion, getBasis } = rules;

  const finish = async (
    deps: Deps,
    access: SiteAccess,
    publication: RunningPublication,
    hasTime: () => boolean,
  ): Published<E> => {
    const published = await actOnSite({ deps, access }, getBasis, (latest) =>
      publishBegun(rules, { deps, access: latest, publication, hasTime }),
    );
    const { awards } = deps.stores;
    if (published.ok || published.error.code === 'award-being-published') return published;
    if ('readyInSeconds' in published.error) return fail(notStarted);
    // If the site changed, another request may have finished it. One that was given up has ended.
    const hasEnded = ['site-changed', 'rosters-changed'].includes(published.error.code);
    if (!hasEnded) await awards.abandon(access.scope, publication);
    return published;
  };

  /** Begins a publication of what the administrator has seen. */
  const beginSeen = async (
    { deps, access, seen, basis }: PublishContext,
    how: BeginOptions,
  ): Promise<Result<Begun, PublishingError<E>>> => {
    if ((seen ?? getVersion(access.site)) !== getVersion(access.site))
      return fail({ code: 'award-changed' });
    return actOnSite({ deps, access }, getBasis, (latest) =>
      begin(rules, deps, latest, { ...how, basis }),
    );
  };

  return {
    publish: async ({
      hasTime = inRequest(),
      ...context
    }: PublishContext & Part & { hasTime?: () => boolean }): Published<E> => {
      const { deps, access, only } = context;
      const begun = await beginSeen(context, pickPart(context));
      if (!begun.ok) return begun;
      const { site, publication } = begun.value;
      const isOther = !isSamePart(publication, context);
      // An administrator may still cancel it.
      if (isOther && isScheduled(publication, deps)) return fail({ ...notStarted, isOther });
      const done = await finish(deps, { ...access, site }, publication, hasTime);
      if (isOther && !done.ok && done.error.code === 'award-being-published')
        return fail({ ...notStarted, isOther });
      // It finished another publication that was running. Approved trades are in any whole version.
      const isDone = !isOther || (only === 'trades' && !publication.only);
      return done.ok && !isDone ? fail({ code: 'award-changed' }) : done;
    },
    schedule: async ({
      keepBelow,
      ...context
    }: PublishContext & Whole): Promise<Result<null, PublishingError<E>>> => {
      const begun = await beginSeen(context, { keepBelow, waits: true });
      if (!begun.ok) return begun;
      // Something else is being published, which is not what the administrator has seen.
      const { publication } = begun.value;
      const isSeen = !publication.only && publication.keepBelow === keepBelow;
      return isSeen ? ok(null) : fail({ code: 'award-changed' });
    },
    cancel: (context: Omit<PublishContext, 'seen'>) => cancelWaiting(rules, context),
    findProgress: (context: Parameters<typeof readProgress>[1]) => readProgress(rules, context),
    resume: async ({
      deps,
      access,
      periodId,
      hasTime,
    }: SiteCall<keyof Deps, { periodId: string; hasTime: () => boolean }>): Promise<void> => {
      const publication = await deps.stores.awards.findPublication(access.scope, periodId);
      if (!publication) return;
      if (isNext(rules, access.site, publication)) await finish(deps, access, publication, hasTime);
      else await deps.stores.awards.abandon(access.scope, publication);
    },
  };
};

/** The running publication of the site's next version, or a new one. */
const begin = async <E extends PublishingRefusal>(
  rules: PublishRules<E>,
  deps: Deps,
  access: SiteAccess,
  { waits, ...changed }: BeginOptions,
): Promise<Result<Begun, E | { readonly code: 'site-changed' } | RostersChanged>> => {
  const { freeze, prepare, getVersion, getPeriodId, part } = rules;
  const { scope, site } = access;
  const { awards } = deps.stores;
  const next = { periodId: getPeriodId(site), version: getVersion(site) + 1 };
  const running = await awards.findPublication(scope, next.periodId);
  if (running?.version === next.version) return ok({ site, publication: running });
  if (running) await awards.abandon(scope, running);
  const { only, basis } = changed;
  const now = deps.clock.now();
  const begunAt = toInstant(now);
  const ready = only ? part.prepare(site, begunAt, only) : prepare(site, begunAt);
  const readyInMs = 1000 * ((!ready.ok && ready.error.readyInSeconds) || 0);
  const startsAt = waits ? toInstant(now + Math.max(publishingWaitMs, readyInMs)) : undefined;
  const frozen = only || !freeze ? ok(null) : freeze(site, begunAt, startsAt);
  if (!frozen.ok) return frozen;
  const canWait = frozen.value !== null || (waits && readyInMs > 0);
  if (!ready.ok && !canWait) return ready;
  if (basis !== undefined && rules.readRosters) {
    const [before, rosters] = await Promise.all([
      readBefore(deps, access, next),
      rules.readRosters(deps, access),
    ]);
    const confirmed = checkRosters(deps, { before, now: rosters, basis });
    if (!confirmed.ok) return confirmed;
  }
  const begun = await awards.begin(scope, {
    ...next,
    begunAt,
    site: frozen.value,
    ...changed,
    ...(startsAt && { startsAt }),
  });
  if (!begun.ok) return fail({ code: 'site-changed' });
  const progress = { done: 0, total: 0 };
  const publication = { ...next, begunAt, startsAt, actor: scope.actor, ...changed, ...progress };
  return ok({ site: begun.value ?? site, publication });
};

const publishBegun = async <E extends PublishingRefusal>(
  rules: PublishRules<E>,
  {
    deps,
    access,
    publication,
    hasTime,
  }: SiteCall<keyof Deps, { publication: RunningPublication; hasTime: () => boolean }>,
): Published<E> => {
  const { stores, clock, ids, sha256 } = deps;
  const { scope } = access;
  const { periodId, version, begunAt, actor, only } = publication;
  const { catalogue, getVersion, toEvent, part } = rules;
  const now = toInstant(clock.now());
  const ready = only ? part.prepare(access.site, now, only) : rules.prepare(access.site, now);
  if (!ready.ok) return ready;
  if (getVersion(access.site) + 1 !== version) return fail({ code: 'site-changed' });
  const before = await readBefore(deps, { scope, site: access.site }, { periodId, version });
  const loaded = await loadVersion(rules.load, { deps, access, publication }, before);
  if (!loaded) return fail({ code: 'site-changed' });
  const { basis } = publication;
  if (basis !== undefined) {
    const confirmed = checkRosters(deps, { before, now: loaded.input, basis });
    if (!confirmed.ok)
      return giveUpPublication(rules, { deps, access, publication }, confirmed.error);
  }
  const { answered, granted, saves } = loaded;
  const run = runAward(loaded.input);
  const trades = settleTrades(run, catalogue, loaded.trades);
  const { companyId, siteId } = scope;
  const about = { periodId, version, publishedAt: begunAt };
  const sealed = sealAward({ ...about, companyId, siteId, run, sha256 });
  // Cannot fail: text without a UTF-8 form is removed before it is stored.
  if (!sealed.ok) throw new Error(`An award cannot be sealed: ${sealed.error.code}`);
  const record = sealed.value;
  const numbered = numberRecord(record, sha256);
  if (!numbered.ok) throw new Error(`An award cannot be numbered: ${numbered.error.code}`);
  const { digest } = record;
  const facts = getFacts(record, before);
  const event = toEvent(record, digest.slice(0, 12), publication.chain);
  const entry = makeLogEntry(deps, { actor }, 'save', event, { at: now });
  const saved = await stores.awards.publish(
    scope,
    {
      award: {
        ...about,
        digest,
        numberedDigest: numbered.value.record.digest,
        recordJson: JSON.stringify(record),
        shares: catalogue === 'jobs' ? getPickShares(run) : [],
        answeredClaims: answered,
        ...(trades.length > 0 && { trades }),
        summary: { by: entry.actor.name, assigned: record.output[catalogue].length },
      },
      outcomes: addChanges(
        addNumbers(getOutcomes(run, catalogue), numbered.value.numbers),
        findVersionChanges(before, { record, facts, catalogue, granted }),
      ),
      saves,
      holders: catalogue === 'jobs' ? getJobHolders(record) : getWeekHolders(record),
      facts,
      site: only ? part.advance(ready.value, begunAt, only) : rules.advance(ready.value, begunAt),
      entry,
      notice: makeNotice(record, ids.next()),
    },
    hasTime,
  );
  return saved.ok ? ok(record) : fail(saved.error);
};
