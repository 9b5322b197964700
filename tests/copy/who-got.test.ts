import { expect, test } from 'vitest';
import { whoGot as english } from '~/app/copy/en/driver/results';
import { whoGot as spanish } from '~/app/copy/es/driver/results';
import type { JobTaker } from '~/domain/reports/who-got';

const describe = (by: JobTaker) => [english.taken('J4', by), spanish.taken('J4', by)];

test('says of several places how many were taken, and never how many manually', () => {
  expect(describe({ code: 'assigned-manually', places: 1, taken: 1 })).toEqual([
    'J4 was assigned manually.',
    'J4 se asignó manualmente.',
  ]);
  expect(describe({ code: 'assigned-manually', places: 3, taken: 1 })).toEqual([
    '1 of 3 places of J4 was taken. It was assigned manually.',
    'Se ocupó 1 de 3 plazas de J4. Se asignó manualmente.',
  ]);
  expect(describe({ code: 'places-taken', places: 3, taken: 2 })).toEqual([
    '2 of 3 places of J4 were taken.',
    'Se ocuparon 2 de 3 plazas de J4.',
  ]);
});

test('names the least senior driver with a place from their list, or else with a place', () => {
  const several = { code: 'went-to', places: 3, taken: 2, seniorityNumber: 7 } as const;
  expect(describe({ ...several, rank: 2 })).toEqual([
    '2 of 3 places of J4 were taken, the last from a list by seniority #7, who ranked it #2.',
    'Se ocuparon 2 de 3 plazas de J4; la última según una lista le tocó a la antigüedad n.º 7, que lo tenía como opción 2.',
  ]);
  expect(describe({ ...several, rank: null })).toEqual([
    '2 of 3 places of J4 were taken, the last by seniority #7.',
    'Se ocuparon 2 de 3 plazas de J4; la última le tocó a la antigüedad n.º 7.',
  ]);
});

test('never says that an airport job was not offered, because the certification is of today', () =>
  expect([english.needsCertification('A1'), spanish.needsCertification('A1')]).toEqual([
    'A1 needs airport certification.',
    'A1 requiere certificación de aeropuerto.',
  ]));
