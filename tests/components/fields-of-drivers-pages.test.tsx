import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getJobLook } from '~/app/components/preferences/preferences-editor';
import { DriverCard } from '~/app/components/ranking/driver-card';
import { weekLook } from '~/app/components/vacation-preferences/vacation-editor';
import { driverFields } from '~/domain/drivers/driver-fields';
import { jobFields } from '~/domain/jobs/job-fields';
import type { CellValue, Row } from '~/domain/roster/change-list';
import { listFields, type RosterField, type RosterFields } from '~/domain/roster/roster-field';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import { weekFields } from '~/domain/vacation/week-fields';
import { aDriver, aJob } from '~/tests/support/roster-builders';

/** A value that differs from those of the rows below. */
const others: Readonly<Record<RosterField['kind'], CellValue>> = {
  ...{ id: '7654321', text: 'Another text', 'whole-number': 7, hours: 7.25 },
  ...{ time: '11:11', day: '2028-11-11', flag: true },
};

/** The fields that make no difference to what is rendered. */
const findHidden = <T extends Row>(
  fields: RosterFields<T>,
  row: T,
  render: (row: T) => ReactNode,
): string[] => {
  const show = (one: T): string => renderToStaticMarkup(render(one));
  return listFields(fields).flatMap(([name, { kind }]) =>
    show({ ...row, [name]: others[kind] }) === show(row) ? [name] : [],
  );
};

const week = { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 };
const showWeek = (cells: (typeof weekLook)['cells']) => (one: WeekFields) =>
  cells({ ...one, remainingSlots: 5, isPast: false });
const { cells: jobCells, line: jobLine } = getJobLook({ coverJobs: [], driver: aDriver() });
const site = { companyId: 'ACME', siteId: 'NYC01', name: 'Depot', timeZone: 'America/New_York' };

test.each([
  [
    'components/vacation-preferences/vacation-editor.tsx: WeekCells',
    findHidden(weekFields, week, showWeek(weekLook.cells)),
  ],
  [
    'components/vacation-preferences/vacation-editor.tsx: weekLook.line',
    findHidden(weekFields, week, showWeek(weekLook.line)),
  ],
  [
    'components/preferences/preferences-editor.tsx: JobCells',
    findHidden(jobFields, aJob(), jobCells),
  ],
  [
    'components/preferences/preferences-editor.tsx: JobLine',
    findHidden(jobFields, aJob(), jobLine),
  ],
])('drivers see every field in %s', (place, hidden) => {
  expect({ place, hidden }).toEqual({ place, hidden: [] });
});

test('drivers see their own fields in components/ranking/driver-card.tsx, but neither what decides awards nor what dispatchers keep', () => {
  const hidden = findHidden(driverFields, aDriver(), (driver) => (
    <DriverCard
      driver={driver}
      site={site}
      companyName="Acme"
      closing={{ isOpen: false, at: null }}
      contactEmail=""
    />
  ));
  const deciding = ['vcStatus', 'airportCertified', 'isEligible', 'vacationWeeks'];
  const kept = ['phone', 'seniorityDate', 'tieNumber', 'note'];
  expect(hidden).toEqual([...deciding, ...kept]);
});
