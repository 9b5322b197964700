import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasons } from '~/app/copy/en/driver/reasons';
import { getResult, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { toDriverReason } from '~/domain/award/driver-reason';
import { explainAllPicks, explainPicks, type PickReason } from '~/domain/award/reasons';
import { awardInputs, withLeave } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { inSeniorityOrder, latestByDriver, mayHold, naiveAward } from '~/tests/support/naive-award';

type Given = { driverId: string; id: string; assignmentType: string };

/** The reason for each pick, derived a second time: goes through the lists with the result of the naive award. */
const naiveReasons = (input: AwardInput, kind: 'jobs' | 'weeks') => {
  const award = naiveAward(input);
  const given: Given[] =
    kind === 'jobs'
      ? award.jobs.map((one) => ({ ...one, id: one.jobId }))
      : award.vacations.map((one) => ({ ...one, id: one.weekId }));
  const latest = latestByDriver(kind === 'jobs' ? input.preferences : input.vacationPreferences);
  const offered = new Set(
    kind === 'jobs'
      ? input.jobs.map(({ jobId }) => jobId)
      : input.vacationWeeks.map(({ weekId }) => weekId),
  );
  const order = inSeniorityOrder(input.drivers);
  const decider = ({ driverId, id, assignmentType }: Given) => ({
    driverId,
    seniorityNumber: order.find(({ employeeId }) => employeeId === driverId)!.seniorityNumber,
    rank:
      assignmentType === 'preference' ? latest.get(driverId)!.preferences.indexOf(id) + 1 : null,
    assignmentType,
  });
  return order.flatMap((driver) => {
    const list = latest.get(driver.employeeId)?.preferences ?? [];
    const mine = given.find(({ driverId }) => driverId === driver.employeeId);
    const until = mine && list.includes(mine.id) ? list.indexOf(mine.id) : list.length - 1;
    return list.slice(0, until + 1).flatMap((id, place) => {
      if (list.indexOf(id) < place) return [];
      const explained = (reason: unknown) => [
        { driverId: driver.employeeId, pickId: id, rank: place + 1, reason },
      ];
      if (!offered.has(id)) return explained({ code: 'not-offered' });
      if (mine?.id === id)
        return explained({ code: 'awarded', assignmentType: mine.assignmentType });
      if (mine?.assignmentType === 'manual')
        return explained({ code: 'got-manual', manualId: mine.id });
      if (driver.onLeave && kind === 'jobs') return explained({ code: 'on-leave' });
      if (driver.onVacation)
        return explained({ code: 'on-vacation', weekId: driver.onVacation.weekId });
      if (!driver.isEligible) return explained({ code: 'not-eligible' });
      const holders = given.filter((one) => one.id === id);
      if (kind === 'jobs') {
        const job = input.jobs.find(({ jobId }) => jobId === id)!;
        if (!mayHold(input, driver, job)) return explained({ code: 'needs-airport-certification' });
        const [holder] = holders;
        const code = holder!.assignmentType === 'manual' ? 'assigned-manually' : 'went-to';
        return explained({ code, decider: decider(holder!) });
      }
      if (latest.get(driver.employeeId)?.struck?.includes(id)) return explained({ code: 'struck' });
      const slots = input.vacationWeeks.find(({ weekId }) => weekId === id)!.totalSlots;
      expect(holders).toHaveLength(slots);
      const picked = holders.filter(({ assignmentType }) => assignmentType === 'preference');
      const last = order.findLast(({ employeeId }) =>
        picked.some(({ driverId }) => driverId === employeeId),
      );
      const manualLast = input.manualVacationAssignments.findLast((entry) =>
        holders.some((h) => h.driverId === entry.driverId && entry.weekId === id),
      );
      const lastId = last?.employeeId ?? manualLast?.driverId;
      const taker = holders.find(({ driverId }) => driverId === lastId);
      return explained({ code: 'week-full', slots, decider: taker ? decider(taker) : null });
    });
  });
};

test('gives every driver the true reason for every pick', () => {
  fc.assert(
    fc.property(fc.oneof(awardInputs, withLeave(awardInputs)), (input) => {
      const run = runAward(input);
      const reasons = [...explainAllPicks(run, 'jobs')];
      expect(reasons).toEqual(naiveReasons(input, 'jobs'));
      expect(
        input.drivers.flatMap(({ employeeId }) => explainPicks(run, 'jobs', employeeId)).length,
      ).toBe(reasons.length);
      for (const { driverId, pickId, reason } of reasons) {
        if (reason.code !== 'went-to') continue;
        expect(getResult(run).jobs).toContainEqual({
          jobId: pickId,
          driverId: reason.decider.driverId,
          assignmentType: 'preference',
        });
        const order = inSeniorityOrder(input.drivers).map(({ employeeId }) => employeeId);
        expect(order.indexOf(reason.decider.driverId)).toBeLessThan(order.indexOf(driverId));
      }
    }),
    runs(300),
  );
});

// Keeps one manual week per driver, because with several the reference could not tell who took a week last.
const oneManualWeekPerDriver = (input: AwardInput): AwardInput => ({
  ...input,
  manualVacationAssignments: [
    ...new Map(input.manualVacationAssignments.map((entry) => [entry.driverId, entry])).values(),
  ],
});

test('gives the true reason for every vacation week', () => {
  fc.assert(
    fc.property(withLeave(awardInputs).map(oneManualWeekPerDriver), (input) => {
      const run = runAward(input);
      const reasons = [...explainAllPicks(run, 'vacations')];
      expect(reasons).toEqual(naiveReasons(input, 'weeks'));
      expect(
        input.drivers.flatMap(({ employeeId }) => explainPicks(run, 'vacations', employeeId))
          .length,
      ).toBe(reasons.length);
    }),
    runs(300),
  );
});

test('names no driver in the text for drivers', () => {
  fc.assert(
    fc.property(awardInputs, (input) => {
      const run = runAward(input);
      for (const { reason } of [
        ...explainAllPicks(run, 'jobs'),
        ...explainAllPicks(run, 'vacations'),
      ]) {
        const decider = findDecider(reason);
        if (decider && decider.driverId.length === 7) {
          // Ignores the seniority number, because it may look like an ID.
          const text = reasons.describe(toDriverReason(reason)).replace(/\(#\d+\)/, '');
          expect(text).not.toContain(decider.driverId);
        }
      }
    }),
  );
});

const findDecider = (reason: PickReason) => ('decider' in reason ? reason.decider : null);
