import { expect, test } from 'vitest';
import type { VacationRow } from '~/domain/award/figures/assignment-rows';
import { postByDriver, postByWeek } from '~/domain/award/figures/vacation-posting';

const aRow = (employeeId: string, name: string, weekId: string | null): VacationRow => ({
  seniorityNumber: Number(employeeId),
  employeeId,
  name,
  weekId,
  without: 'unassigned',
  assignmentType: weekId === null ? null : 'preference',
  rank: null,
  round: null,
});
const aWeek = (weekId: string, month: string) => ({
  weekId,
  startDate: `2027-${month}-04`,
  endDate: `2027-${month}-10`,
  totalSlots: 2,
  manual: 0,
  preference: 2,
  leftover: 0,
  free: 1,
});

const weeks = [aWeek('W002', '05'), aWeek('W001', '01'), aWeek('W003', '09')];
const rows = [
  aRow('1', 'Zoë', 'W002'),
  aRow('1', 'Zoë', 'W001'),
  aRow('2', 'Bob', null),
  aRow('3', 'álvaro', 'W001'),
];
const days = (month: string) => ({ startDate: `2027-${month}-04`, endDate: `2027-${month}-10` });
const zoe = {
  seniorityNumber: 1,
  employeeId: '1',
  name: 'Zoë',
  weeks: [
    { weekId: 'W001', ...days('01') },
    { weekId: 'W002', ...days('05') },
  ],
};
const alvaro = {
  seniorityNumber: 3,
  employeeId: '3',
  name: 'álvaro',
  weeks: [{ weekId: 'W001', ...days('01') }],
};

test('posts each driver who has weeks once, by seniority or by name, with the weeks by date', () => {
  expect(postByDriver(rows, weeks, 'seniority')).toEqual([zoe, alvaro]);
  expect(postByDriver(rows, weeks, 'name')).toEqual([alvaro, zoe]);
});

test('posts every week by date with its drivers, also one that nobody has', () => {
  const driver = ({ weeks: _, ...named }: typeof zoe) => named;
  expect(postByWeek(rows, weeks)).toEqual([
    { weekId: 'W001', ...days('01'), free: 1, drivers: [driver(zoe), driver(alvaro)] },
    { weekId: 'W002', ...days('05'), free: 1, drivers: [driver(zoe)] },
    { weekId: 'W003', ...days('09'), free: 1, drivers: [] },
  ]);
});
