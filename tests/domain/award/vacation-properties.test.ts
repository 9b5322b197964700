import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { awardInputs } from '~/tests/support/award-arbitrary';
import { runs } from '~/tests/support/fast-check';
import { inSeniorityOrder, isInRing, isInTurn, latestByDriver } from '~/tests/support/naive-award';

const check = (property: (input: AwardInput) => void, count = 200) =>
  fc.assert(fc.property(awardInputs, property), runs(count));

const awardedBy = (input: AwardInput, type: 'manual' | 'preference') =>
  award(input).vacations.filter(({ assignmentType }) => assignmentType === type);

/** The slots that manual assignments leave, the drivers by seniority with their usable picks, and what they got. */
const contest = (input: AwardInput) => {
  const manual = awardedBy(input, 'manual');
  const busy = new Set(manual.map(({ driverId }) => driverId));
  const latest = latestByDriver(input.vacationPreferences);
  const slots = new Map(
    input.vacationWeeks.map(({ weekId, totalSlots }) => [
      weekId,
      totalSlots - manual.filter((one) => one.weekId === weekId).length,
    ]),
  );
  const seats = inSeniorityOrder(input.drivers)
    .filter((driver) => isInTurn(driver) && !busy.has(driver.employeeId))
    .map(({ employeeId: id }) => ({
      id,
      wishes: (latest.get(id)?.preferences ?? []).filter(
        (weekId, rank, all) =>
          (slots.get(weekId) ?? 0) > 0 &&
          all.indexOf(weekId) === rank &&
          !latest.get(id)?.struck?.includes(weekId),
      ),
    }));
  const got = new Map(
    awardedBy(input, 'preference').map(({ driverId, weekId }) => [driverId, weekId]),
  );
  return { slots, seats, got };
};
const findRank = (wishes: readonly string[], weekId: string | undefined) => {
  const rank = weekId === undefined ? -1 : wishes.indexOf(weekId);
  return rank < 0 ? Infinity : rank;
};

describe('award of vacation weeks for any input', () => {
  test('assigns each driver at most one week, and no week beyond its slots', () => {
    check((input) => {
      const { vacations } = award(input);
      expect(new Set(vacations.map(({ driverId }) => driverId)).size).toBe(vacations.length);
      for (const { weekId, totalSlots } of input.vacationWeeks)
        expect(vacations.filter((one) => one.weekId === weekId).length).toBeLessThanOrEqual(
          totalSlots,
        );
    });
  });

  test('leaves no justified envy: a week that a driver prefers is full of more senior drivers', () => {
    check((input) => {
      const { slots, seats, got } = contest(input);
      seats.forEach(({ id, wishes }, turn) => {
        for (const better of wishes.slice(0, findRank(wishes, got.get(id)))) {
          const ahead = seats.slice(0, turn).filter((seat) => got.get(seat.id) === better);
          expect(ahead).toHaveLength(slots.get(better)!);
        }
      });
    });
  });

  test('is Pareto efficient in the preference phase: no free slot and no ring of swaps helps', () => {
    check((input) => {
      const { slots, seats, got } = contest(input);
      const getHolders = (week: string) => seats.filter(({ id }) => got.get(id) === week);
      const wants = new Map(
        seats.map(({ id, wishes }) => {
          const better = wishes.slice(0, findRank(wishes, got.get(id)));
          for (const week of better) expect(getHolders(week)).toHaveLength(slots.get(week)!);
          return [id, better.flatMap((week) => getHolders(week).map((seat) => seat.id))];
        }),
      );
      expect(seats.filter(({ id }) => isInRing(wants, id))).toEqual([]);
    });
  });

  test('is strategy-proof in the preference phase: no other list gets a driver a better week', () => {
    const lies = fc.array(fc.nat({ max: 9 }), { maxLength: 6 });
    fc.assert(
      fc.property(awardInputs, fc.nat(), lies, (input, who, places) => {
        const { seats, got } = contest(input);
        if (seats.length === 0) return;
        const { id, wishes } = seats[who % seats.length]!;
        const weeks = input.vacationWeeks.map(({ weekId }) => weekId);
        const preferences = places.flatMap((place) => weeks[place % weeks.length] ?? []);
        const lie = { driverId: id, preferences, submissionTime: '2099-01-01T00:00:00.000Z' };
        const others = input.vacationPreferences.filter(({ driverId }) => driverId !== id);
        const lied = { ...input, vacationPreferences: [...others, lie] };
        expect(findRank(wishes, contest(lied).got.get(id))).toBeGreaterThanOrEqual(
          findRank(wishes, got.get(id)),
        );
      }),
      runs(200),
    );
  });

  test('changes no other preference award when the least senior driver is absent', () => {
    check((input) => {
      const { seats, got } = contest(input);
      const last = seats.at(-1)?.id;
      if (last === undefined) return;
      const without = {
        ...input,
        drivers: input.drivers.filter(({ employeeId }) => employeeId !== last),
      };
      const others = [...got].filter(([driver]) => driver !== last);
      expect([...contest(without).got].sort()).toEqual(others.sort());
    });
  });
});
