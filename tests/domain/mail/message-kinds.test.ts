import { expect, test } from 'vitest';
import { messageKinds, toMuted, toChoices, wants } from '~/domain/mail/message-kinds';
import { getMessageKind, type DriverNotice } from '~/domain/mail/notice';

const tenant = { companyId: 'ACME', siteId: 'LAX' };
const jobs = { ...tenant, awardId: '2026-W49' };
const weeks = { ...tenant, awardId: 'vacation' };
const closing = {
  ...tenant,
  of: 'jobs',
  closesAt: {
    instant: '2026-11-25T21:00:00.000Z',
    wallTime: '2026-11-25T15:00',
    timeZone: 'America/Chicago',
  },
} as const;

test('a driver who has never chosen gets one reminder by email, and by text what cannot wait', () => {
  const email = messageKinds.filter((kind) => kind !== 'last-hour');
  const sms = ['results', 'changed-jobs', 'changed-weeks', 'last-hour'];
  expect(toChoices({})).toEqual({ email, push: messageKinds, sms });
  expect(wants({}, 'email', 'last-hour')).toBe(false);
  expect(wants({ muted: { email: [] } }, 'email', 'last-hour')).toBe(true);
});

test('what is not chosen is turned off, and nothing else', () => {
  const muted = toMuted({}, { email: ['results', 'notes'] });
  const off = ['changed-jobs', 'changed-weeks', 'claims', 'closings', 'last-hour'];
  expect(muted).toEqual({ email: off });
  const { sms } = toChoices({});
  expect(toChoices({ muted })).toEqual({ email: ['results', 'notes'], push: messageKinds, sms });
  expect(toMuted(muted, {})).toEqual(muted);
  expect(toMuted(muted, { email: messageKinds })).toEqual({ email: [] });
});

test.each<[DriverNotice, string]>([
  [{ kind: 'award-published', ...jobs, version: 1 }, 'results'],
  [{ kind: 'award-published', ...weeks, version: 1 }, 'results'],
  [{ kind: 'award-published', ...jobs, version: 2 }, 'changed-jobs'],
  [{ kind: 'award-published', ...weeks, version: 2 }, 'changed-weeks'],
  [{ kind: 'award-withdrawn', ...jobs, version: 1 }, 'changed-jobs'],
  [{ kind: 'award-withdrawn', ...weeks, version: 1 }, 'changed-weeks'],
  [{ kind: 'result-unseen', ...jobs, version: 2 }, 'results'],
  [{ kind: 'claim-answered', ...jobs, employeeId: '1000001', claimId: 'CLAIM1' }, 'claims'],
  [{ kind: 'note-sent', ...tenant, noteId: 'NOTE1' }, 'notes'],
  [{ kind: 'closing-soon', ...closing }, 'closings'],
  [{ kind: 'closing-soon', ...closing, isLast: false }, 'closings'],
  [{ kind: 'closing-soon', ...closing, isLast: true }, 'last-hour'],
  [{ kind: 'cutoff-extended', ...closing }, 'closings'],
  [{ kind: 'list-missing', ...closing }, 'closings'],
])('the notice %o counts as %s', (notice, kind) => {
  expect(getMessageKind(notice)).toBe(kind);
});
