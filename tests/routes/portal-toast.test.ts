import { expect, test } from 'vitest';
import { portalToast } from '~/app/routes/admin/vacation-dashboard/portal-forms.server';
import { deadlineOn } from '~/domain/time/deadline';

test('a closing at a time that the clock skips is told as it is stored', () => {
  const wallTime = '2027-03-14T02:15';
  const closesAt = deadlineOn(wallTime, 'America/New_York');
  const { description } = portalToast({ intent: 'schedule-closure', wallTime }, { closesAt });
  expect(description).toBe(
    'The portal will automatically close on Sunday, March 14, 2027 at 3:00 AM.',
  );
});
