import fc from 'fast-check';
import { expect, test } from 'vitest';
import { award, runAward } from '~/domain/award/award';
import { countWeeks, type AwardInput, type DriverWeek } from '~/domain/award/award-input';
import { explainAllPicks } from '~/domain/award/reasons';
import { inputsWithFreedWeeks } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { isInTurn, latestByDriver, weeksOverlap } from '~/tests/support/naive-award';

const check = (property: (input: AwardInput) => void, count = 200) =>
  fc.assert(fc.property(inputsWithFreedWeeks, property), runs(count));

const isIn = (rows: readonly DriverWeek[], { driverId, weekId }: DriverWeek) =>
  rows.some((row) => row.driverId === driverId && row.weekId === weekId);

test('takes no week from anybody: each week is kept, given up, taken back or exchanged for a better one', () => {
  check((input) => {
    const { held, freed } = input.freedWeeks!;
    const { vacations, chain } = award(input);
    for (const row of held) {
      if (isIn(vacations, row) || isIn(freed, row)) continue;
      const isTakenBack =
        row.assignmentType === 'manual' && !isIn(input.manualVacationAssignments, row);
      const move = chain!.find(
        (step) => step.driverId === row.driverId && step.movedFrom === row.weekId,
      );
      expect(isTakenBack || move !== undefined).toBe(true);
    }
    for (const { employeeId } of input.drivers) {
      const count = (rows: readonly DriverWeek[]) =>
        rows.filter(({ driverId }) => driverId === employeeId).length;
      const lost = held.filter(
        (row) =>
          isIn(freed, row) ||
          (row.assignmentType === 'manual' && !isIn(input.manualVacationAssignments, row)),
      );
      expect(count(vacations)).toBeGreaterThanOrEqual(count(held) - count(lost));
    }
  });
});

test('makes every step an improvement for the driver who takes the week', () => {
  check((input) => {
    const latest = latestByDriver(input.vacationPreferences);
    for (const { weekId, driverId, movedFrom } of award(input).chain!) {
      if (driverId === null) continue;
      const { preferences } = latest.get(driverId)!;
      expect(preferences).toContain(weekId);
      const before = movedFrom === null ? -1 : preferences.indexOf(movedFrom);
      if (before >= 0) expect(preferences.indexOf(weekId)).toBeLessThan(before);
    }
  });
});

test('exceeds no slots and no weeks of a driver, and makes no weeks overlap', () => {
  check((input) => {
    const { held } = input.freedWeeks!;
    const { vacations, chain } = award(input);
    for (const { weekId, totalSlots } of input.vacationWeeks)
      expect(vacations.filter((one) => one.weekId === weekId).length).toBeLessThanOrEqual(
        totalSlots,
      );
    for (const { driverId, weekId } of chain!) {
      const driver = input.drivers.find(({ employeeId }) => employeeId === driverId);
      const own = vacations.filter((one) => one.driverId === driverId);
      if (!driver || !isIn(own, { driverId: driver.employeeId, weekId })) continue;
      const before = held.filter((one) => one.driverId === driverId);
      expect(own.length).toBeLessThanOrEqual(Math.max(countWeeks(driver), before.length));
      expect(
        own.filter((one) => one.weekId !== weekId && weeksOverlap(input, one.weekId, weekId)),
      ).toEqual([]);
    }
  });
});

test('leaves no freed week that a driver would still take', () => {
  check((input) => {
    const { held, freed } = input.freedWeeks!;
    const { vacations } = award(input);
    const lists = latestByDriver(input.vacationPreferences);
    for (const { weekId, totalSlots } of input.vacationWeeks) {
      const isFull = (rows: readonly DriverWeek[]) =>
        rows.filter((one) => one.weekId === weekId).length >= totalSlots;
      if (!isFull(held) || isFull(vacations)) continue;
      for (const driver of input.drivers.filter(isInTurn)) {
        const row = { driverId: driver.employeeId, weekId };
        const own = vacations.filter((one) => one.driverId === row.driverId);
        const mayTake =
          own.length < countWeeks(driver) &&
          !own.some((one) => weeksOverlap(input, one.weekId, weekId));
        if (!mayTake || isIn(freed, row) || isIn(held, row)) continue;
        expect(lists.get(row.driverId)?.preferences ?? []).not.toContain(weekId);
      }
    }
  });
});

test('does not depend on the order in which drivers, weeks and lists are stored', () => {
  check((input) => {
    const backward = {
      ...input,
      drivers: input.drivers.toReversed(),
      vacationWeeks: input.vacationWeeks.toReversed(),
      vacationPreferences: [...latestByDriver(input.vacationPreferences).values()].toReversed(),
      freedWeeks: { ...input.freedWeeks!, held: input.freedWeeks!.held.toReversed() },
    };
    expect(award(backward)).toEqual(award(input));
  });
});

test('gives a true reason for every week', () => {
  check((input) => {
    const { vacations } = award(input);
    for (const { driverId, pickId, reason } of explainAllPicks(runAward(input), 'vacations')) {
      const takers = vacations.filter(({ weekId }) => weekId === pickId);
      expect(isIn(takers, { driverId, weekId: pickId })).toBe(reason.code === 'awarded');
      const slots = input.vacationWeeks.find(({ weekId }) => weekId === pickId)?.totalSlots ?? 0;
      if (reason.code === 'week-full') expect(takers.length).toBeGreaterThanOrEqual(slots);
      if (reason.code === 'not-freed') expect(takers.length).toBeLessThan(slots);
    }
  });
});
