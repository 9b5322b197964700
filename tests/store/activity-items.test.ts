import { expect, test } from 'vitest';
import { fromActivityItem, toActivityItem } from '~/app/store/activity/activity-item';
import { textEvent } from '~/tests/support/events';
import { anEntry } from './builders';

const tenant = { companyId: 'ACME', siteId: 'MAIN' };

test('reads an entry of an earlier version with its sentence, and keeps it when it is written again', () => {
  const entry = anEntry({ event: textEvent('Saved 3 picks for 2026-W49 (receipt AAAA-0001)') });
  const { event, ...earlier } = toActivityItem(tenant, entry);
  const read = fromActivityItem({
    ...earlier,
    details: 'Saved 3 picks for 2026-W49 (receipt AAAA-0001)',
  });
  expect(read).toEqual(entry);
  expect(fromActivityItem(toActivityItem(tenant, read))).toEqual(entry);
  expect(event).toEqual(entry.event);
});

test('refuses an entry without an event', () => {
  const item = toActivityItem(tenant, anEntry());
  expect(() => fromActivityItem({ ...item, event: undefined })).toThrow(
    'A stored activity cannot be read',
  );
});
