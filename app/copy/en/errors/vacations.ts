export const unchangedWeeks = {
  title: 'Nothing Changed',
  'weeks-as-published':
    'The weeks that you chose no longer differ from the list of weeks: someone has changed them here or there meanwhile. Choose from those that differ now.',
  'vacation-portal-open': 'The vacation portal is open. Save a new list of picks instead.',
  'week-not-held': ({ weekId }: { weekId: string }) =>
    `There is nothing to give up for week ${weekId}. Please review the assignments.`,
  'week-moved': ({ weekId }: { weekId: string }) =>
    `Drivers hold week ${weekId} on other days than the list of weeks has now. Change the published weeks on Edit Vacation Weeks first.`,
  'week-taken-back': ({ weekId }: { weekId: string }) =>
    `The manual assignment of week ${weekId} was taken back, which is not published yet. Publish the vacation weeks first, then delete it.`,
  'week-id-held': ({ weekId }: { weekId: string }) =>
    `A driver holds a week ${weekId} that was deleted from this list. Use another ID.`,
  'week-traded': ({ weekId }: { weekId: string }) =>
    `Week ${weekId} is part of a trade, so you cannot give it up.`,
  'preview-changed': ({ weekId }: { weekId: string }) =>
    `What happens with week ${weekId} has changed since you opened this page. Please read it again and then confirm.`,
  'portal-open-already':
    'The portal is already open. If its closure is scheduled, the schedule has not changed.',
};

export const vacations = {
  'no-week-chosen.title': 'No week chosen',
  'no-week-chosen': 'Choose the weeks to change in the published version.',
  'duplicate-week-id.title': 'Duplicate Week ID',
  'duplicate-week-id': ({ weekId }: { weekId: string }) => `Week ID "${weekId}" already exists`,
  'too-many-weeks.title': 'Too many vacation weeks',
  'too-many-weeks': ({ limit, count }: { limit: number; count: number }) =>
    `A site can have ${limit} vacation weeks; this would make ${count}. Nothing was saved; delete past weeks first.`,
  'week-gone.title': 'Week deleted',
  'week-gone': ({ weekId }: { weekId: string }) =>
    `Someone else deleted week ${weekId}. Nothing was saved.`,
  'week-closed.title': 'Week closed',
  'week-closed': ({ weekId }: { weekId: string }) =>
    `Week ${weekId} is closed and cannot be assigned. Reopen it on Edit Vacation Weeks first.`,
  'no-weeks-left.title': 'Nothing to add',
  'no-weeks-left': ({ year }: { year: number }) => `All weeks of ${year} already exist.`,
  'too-many-to-delete.title': 'Too much at once',
  'too-many-to-delete': ({ limit }: { limit: number }) =>
    `You can delete up to ${limit} weeks and manual assignments at once. Delete fewer weeks, or remove assignments first.`,
  'no-available-slots.title': 'No Available Slots',
  'no-vacation-weeks':
    'This driver may hold no vacation week, so no award would count the assignment. Change that in Edit Drivers first.',
  'no-available-slots': ({ weekId }: { weekId: string }) => `Week ${weekId} has no available slots`,
  'portal-closed.title': 'Vacation portal is closed',
  'portal-closed': 'The portal is already closed. Open it first.',
  'portal-still-open.title': 'Vacation portal is open',
  'portal-still-open': 'Drivers can still submit vacation preferences. Close the portal first.',
  'closure-far.title': 'Is this closure right?',
  'closure-far': ({ deadline, weeksAhead }: { deadline: string; weeksAhead: number }) =>
    `The closure ${deadline} is more than ${weeksAhead} weeks away. Is this right? If so, confirm it. Nothing was changed yet.`,
};
