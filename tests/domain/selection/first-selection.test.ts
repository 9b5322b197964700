import { expect, test } from 'vitest';
import {
  openFirstWindow,
  proposeFirstCutoff,
  unopenedWindow,
} from '~/domain/selection/first-selection';
import { recordCutoff } from '~/domain/selection/outage';
import {
  acceptSave,
  beginPublishing,
  closeSoon,
  moveCutoff,
  windowStateAt,
} from '~/domain/selection/selection-window';
import { newSite, firstTenantDefaults } from '~/domain/site/new-tenant';
import { nextDue } from '~/domain/site/site';

const timeZone = 'Asia/Tokyo';
const saturday = '2026-11-21T12:00:00.000Z';
const later = '2027-01-11T01:00:00.000Z';
const selection = unopenedWindow(saturday, timeZone);
const rules = { sealedPicks: true, openResults: 'off' } as const;
const open = (wallTime: string, of = selection) =>
  openFirstWindow(of, { wallTime, timeZone, now: later, rules });

test('a new site opens nothing by itself', () => {
  const tenant = { companyId: 'ACME', siteId: 'NYC01' };
  const site = newSite({
    ...{ tenant, name: 'Hub', address: '', timeZone },
    ...{ defaults: firstTenantDefaults, now: saturday },
  });
  expect(site.window).toEqual(selection);
  expect(nextDue(site)).toBeNull();
  expect(recordCutoff(selection, later)).toBeNull();
  expect(windowStateAt(selection, later)).toBe('not-opened');
});

test.each([saturday, '2026-11-21T11:59:59.000Z', later])('accepts no save at %s', (acceptedAt) => {
  const save = { acceptedAt, decidedAt: acceptedAt, mayComplete: true, hasPicks: true };
  expect(acceptSave(selection, save)).toEqual({ ok: false, error: { code: 'selection-closed' } });
});

test('cannot be closed, moved or published before it was opened', () => {
  const refused = { ok: false, error: { code: 'first-selection-not-opened' } };
  expect(closeSoon(selection, later).ok).toBe(false);
  expect(moveCutoff(selection, { wallTime: '2027-01-13T15:00', timeZone, now: later })).toEqual(
    refused,
  );
  expect(beginPublishing(selection, later, { lateSaves: false })).toEqual(refused);
});

test('opens until the chosen cutoff, for the week after it, with the rules of the site', () => {
  const opened = open('2027-01-13T15:00');
  expect(opened).toMatchObject({
    ok: true,
    value: {
      periodId: '2027-W03',
      openedAt: later,
      closesAt: { wallTime: '2027-01-13T15:00', timeZone },
      cutoffRecordedAt: null,
      remindFrom: later,
      rules,
    },
  });
  if (!opened.ok) return;
  expect(opened.value).not.toHaveProperty('notOpenedYet');
  expect(opened.value.version).toBeGreaterThan(selection.version);
  expect(windowStateAt(opened.value, later)).toBe('open');
  expect(open('2027-01-14T15:00', opened.value)).toEqual({
    ok: false,
    error: { code: 'first-selection-opened' },
  });
});

test.each([
  ['tomorrow', 'cutoff-not-a-time'],
  ['2027-01-11T09:59', 'cutoff-in-the-past'],
])('refuses the cutoff %s', (wallTime, code) => {
  expect(open(wallTime)).toEqual({ ok: false, error: { code } });
});

test('proposes the usual cutoff, or the workday before if that is a holiday', () => {
  const propose = (holidays: { date: string; name: string }[]) =>
    proposeFirstCutoff(saturday, timeZone, { holidays, cutoffs: [] }).wallTime;
  expect(propose([])).toBe('2026-11-25T15:00');
  expect(propose([{ date: '2026-11-25', name: 'Holiday' }])).toBe('2026-11-24T15:00');
});
