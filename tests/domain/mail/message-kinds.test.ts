import { expect, test } from 'vitest';
import {
  messageKinds,
  toChoices,
  toChosen,
  toMuted,
  wants,
  type ChannelChoice,
  type MessageKind,
} from '~/domain/mail/message-kinds';
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

const atFirst: MessageKind[] = ['results', 'changed-jobs', 'changed-weeks', 'last-hour'];
test.each<[string, MessageKind[], ChannelChoice, MessageKind[]]>([
  ['keeps what is checked while it is on', ['claims'], { isOn: true, kinds: ['notes'] }, ['notes']],
  ['is off once its switch is', ['claims'], { isOn: false, kinds: ['claims'] }, []],
  ['is off once nothing is checked', ['claims'], { isOn: true, kinds: [] }, []],
  ['sends at first what a driver must know at once', [], { isOn: true, kinds: [] }, atFirst],
  ['is on once a kind is checked', [], { isOn: false, kinds: ['notes'] }, ['notes']],
  ['stays off', [], { isOn: false, kinds: [] }, []],
])('a channel %s', (_, before, choice, chosen) => {
  const muted = toMuted({}, { sms: before });
  expect(toChosen({ muted }, { sms: choice })).toEqual({ sms: chosen });
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
