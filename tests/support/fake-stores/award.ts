import type { Stores } from '~/app/ports/deps';
import type { Claim } from '~/domain/claims/claim';
import { formatSubject } from '~/domain/claims/claim-subject';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { manualPath, within, type Memory } from './memory';
import { createWeeks } from './roster';

export const createAwards = (memory: Memory): Stores['awards'] => {
  const { sites, awards, awardFigures, publications, log, saveSite, putNotice, addUsage } = memory;
  return {
    read: async (scope, periodId, version) =>
      awards.get(within(scope, `${periodId}#${version}`))?.award ?? null,
    begin: async (scope, { site, ...begun }) => {
      const key = within(scope, begun.periodId);
      if (publications.has(key)) return fail({ code: 'publication-begun' });
      if (awards.has(within(scope, `${begun.periodId}#${begun.version}`)))
        return fail({ code: 'site-changed' });
      if (site && sites.get(within(scope))?.version !== site.version)
        return fail({ code: 'site-changed' });
      publications.put(key, { ...begun, actor: scope.actor, done: 0, total: 0 });
      return ok(site && saveSite(scope, site));
    },
    findPublication: async (scope, periodId) => publications.get(within(scope, periodId)),
    cancel: async (scope, { periodId, version }, site, entry) => {
      const key = within(scope, periodId);
      const isSame = !site || sites.get(within(scope))?.version === site.version;
      if (publications.get(key)?.version !== version || !isSame)
        return fail({ code: 'site-changed' });
      publications.delete(key);
      if (site) saveSite(scope, site);
      if (entry) log(scope, entry);
      return ok(null);
    },
    abandon: async (scope, { periodId }) => {
      publications.delete(within(scope, periodId));
    },
    publish: async (
      scope,
      { award, outcomes, holders = null, facts = null, saves = 0, site, entry, notice },
    ) => {
      const begun = publications.get(within(scope, award.periodId));
      if (begun?.version !== award.version)
        return fail({ code: 'award-being-published', done: 0, total: 0 });
      const key = within(scope, `${award.periodId}#${award.version}`);
      const stored = sites.get(within(scope));
      if (stored?.version !== site.version || awards.has(key))
        return fail({ code: 'site-changed' });
      publications.delete(within(scope, award.periodId));
      const all = [...outcomes.slice(0, outcomes.length)];
      const { timeZone } = facts ?? {};
      awards.put(key, { award, outcomes: all, holders, facts, timeZone });
      putNotice(notice);
      log(scope, entry);
      if (saves > 0) addUsage(scope.companyId, award.publishedAt, { saves });
      return ok(saveSite(scope, site));
    },
    withdraw: async (scope, { award: { periodId, version }, mark, site, entry, notice }) => {
      const key = within(scope, `${periodId}#${version}`);
      const published = awards.get(key);
      if (sites.get(within(scope))?.version !== site.version) return fail({ code: 'site-changed' });
      if (publications.has(within(scope, periodId))) return fail({ code: 'publishing-unfinished' });
      if (!published || published.award.withdrawn) return fail({ code: 'site-changed' });
      awards.put(key, { ...published, award: { ...published.award, withdrawn: mark } });
      putNotice(notice);
      log(scope, entry);
      return ok(saveSite(scope, site));
    },
    outcome: async (scope, periodId, version, employeeId) => {
      const published = awards.get(within(scope, `${periodId}#${version}`));
      if (!published) return null;
      const outcome = published.outcomes.find((one) => one.employeeId === employeeId) ?? null;
      const { shares, numberedDigest } = published.award;
      return { outcome, stage: 'fake', shares, numberedDigest };
    },
    versions: async (scope, names) =>
      names.flatMap(({ periodId, version }) => {
        const published = awards.get(within(scope, `${periodId}#${version}`));
        if (!published) return [];
        const { award: stored, timeZone } = published;
        const { publishedAt, digest, summary, withdrawn, trades, answeredClaims } = stored;
        const award = { periodId, version, publishedAt, summary, withdrawn, trades };
        return [{ ...award, digest, answeredClaims, stage: 'fake', timeZone }];
      }),
    findFirstPeriod: async (scope) =>
      awards
        .below(within(scope))
        .map(({ award }) => award.periodId)
        .filter((periodId) => /^\d/.test(periodId))
        .sort(compareText)[0] ?? null,
    outcomesIn: async (scope, versions, employeeId) =>
      versions.map(
        ({ periodId, version }) =>
          awards
            .get(within(scope, `${periodId}#${version}`))
            ?.outcomes.find((one) => one.employeeId === employeeId) ?? null,
      ),
    holdersIn: async (scope, versions) =>
      versions.map(
        ({ periodId, version }) =>
          awards.get(within(scope, `${periodId}#${version}`))?.holders ?? null,
      ),
    keepHolders: async (scope, { periodId, version }, holders) => {
      const key = within(scope, `${periodId}#${version}`);
      const published = awards.get(key);
      if (published) awards.put(key, { ...published, holders });
    },
    facts: async (scope, { periodId, version }) => {
      const published = awards.get(within(scope, `${periodId}#${version}`));
      return published && { stage: 'fake', facts: published.facts };
    },
    keepFacts: async (scope, { periodId, version }, facts) => {
      const key = within(scope, `${periodId}#${version}`);
      const published = awards.get(key);
      if (published && !published.facts)
        awards.put(key, { ...published, facts, timeZone: facts.timeZone });
    },
    figuresIn: async (scope, versions) =>
      versions.map(({ periodId, version }) =>
        awardFigures.get(within(scope, `${periodId}#${version}`)),
      ),
    keepFigures: async (scope, { periodId, version }, figures) => {
      awardFigures.put(within(scope, `${periodId}#${version}`), figures);
    },
  };
};

export const createSeenResults = (memory: Memory): Stores['seenResults'] => {
  const { seenResults, unseenReminders, log, putNotice } = memory;
  return {
    get: async (scope, awardId, employeeId) =>
      seenResults.get(within(scope, `${awardId}#${employeeId}`)),
    list: async (scope, awardId) =>
      seenResults
        .below(within(scope, `${awardId}#`))
        .sort((a, b) => compareText(a.employeeId, b.employeeId)),
    confirm: async (scope, seen) => {
      const key = within(scope, `${seen.awardId}#${seen.employeeId}`);
      const stored = seenResults.get(key);
      if (!stored || stored.version < seen.version) seenResults.put(key, seen);
    },
    findReminder: async (scope, { periodId, version }) =>
      unseenReminders.get(within(scope, `${periodId}#${version}`)),
    remind: async (scope, { periodId, version }, { at, notice, entry }) => {
      const key = within(scope, `${periodId}#${version}`);
      if (unseenReminders.has(key)) return fail({ code: 'already-reminded' });
      unseenReminders.put(key, at);
      putNotice(notice);
      log(scope, entry);
      return ok(null);
    },
  };
};

const claimPlace = (claim: Claim, place: 'OPEN' | number) =>
  `${claim.periodId}#${claim.employeeId}#${place}#${formatSubject(claim)}`;
const byId = (claims: Claim[]) => claims.sort((a, b) => compareText(a.id, b.id));
export const createClaims = (memory: Memory): Stores['claims'] => {
  const { change: changeWeeks } = createWeeks(memory);
  const { claims, log, putNotice, refusalByHand, giveByHand } = memory;
  return {
    list: async (scope, periodId) => byId(claims.below(within(scope, `${periodId}#`))),
    listBetween: async (scope, first, last) =>
      byId(
        claims.below(within(scope)).filter(({ periodId }) => periodId >= first && periodId <= last),
      ),
    listForDriver: async (scope, periodId, employeeId) =>
      byId(claims.below(within(scope, `${periodId}#${employeeId}#`))),
    file: async (scope, claim, entry) => {
      if (
        [claimPlace(claim, 'OPEN'), claimPlace(claim, claim.awardVersion)].some((place) =>
          claims.has(within(scope, place)),
        )
      )
        return fail({ code: 'claim-exists' });
      claims.put(within(scope, claimPlace(claim, 'OPEN')), claim);
      log(scope, entry);
      return ok(null);
    },
    answer: async (scope, claim, { given, entry, notice }) => {
      const open = within(scope, claimPlace(claim, 'OPEN'));
      if (claims.get(open)?.id !== claim.id) return fail({ code: 'claim-answered' });
      const refused = given && refusalByHand(scope, claim.periodId, given);
      if (refused) return fail({ code: refused });
      claims.delete(open);
      claims.put(within(scope, claimPlace(claim, claim.awardVersion)), claim);
      if (given) giveByHand(scope, claim.periodId, given);
      log(scope, entry);
      putNotice(notice);
      return ok(null);
    },
    answerAboutWeek: async (scope, claim, { given, entry, notice }) => {
      const open = within(scope, claimPlace(claim, 'OPEN'));
      if (claims.get(open)?.id !== claim.id) return fail({ code: 'claim-answered' });
      const change = given ? { puts: [given.week], manual: [given.manual] } : {};
      const changed = await changeWeeks(scope, { ...change, entry });
      if (!changed.ok) return changed;
      claims.delete(open);
      claims.put(within(scope, claimPlace(claim, claim.awardVersion)), claim);
      putNotice(notice);
      return ok(null);
    },
  };
};

export const createManual = (memory: Memory): Stores['manual'] => {
  const { sites, manual, lastManual, log, refusalByHand, giveByHand } = memory;
  return {
    list: async (scope, periodId) =>
      manual.below(within(scope, `${periodId}#`)).sort((a, b) => compareText(a.id, b.id)),
    findLatest: async (scope, periodId, driverId) =>
      lastManual.get(within(scope, `${periodId}#${driverId}`)),
    put: async (scope, periodId, change, entry) => {
      if (sites.get(within(scope))?.window.periodId !== periodId)
        return fail({ code: 'period-over' });
      const refused = refusalByHand(scope, periodId, change);
      if (refused) return fail({ code: refused });
      giveByHand(scope, periodId, change);
      log(scope, entry);
      return ok(null);
    },
    remove: async (scope, periodId, removed, entry) => {
      const path = manualPath(scope, periodId, removed);
      if (manual.get(path)?.id !== removed.id) return fail({ code: 'manual-changed' });
      manual.delete(path);
      log(scope, entry);
      return ok(null);
    },
  };
};
