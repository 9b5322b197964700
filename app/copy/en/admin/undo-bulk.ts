import type { RosterNoun } from '~/domain/roster/roster-text';
import { counted } from '~/app/copy/en/counted';

export const undoBulk = {
  offer: (noun: RosterNoun, rows: number, by: string) =>
    `${by} changed ${counted(rows, noun)} at once at {time}. This can be undone for a day.`,
  ask: 'Undo this change',
  title: 'Undo the last bulk change?',
  intro: 'Nothing is stored yet. Review what will change back, then confirm.',
  nothingLeft: 'All of these rows were changed again since then. There is nothing to undo.',
  restored: (count: number) => `Come back (${count})`,
  restoredNote: {
    driver: 'Their passwords, lists and email addresses do not come back.',
    job: 'Drivers who had ranked them have them on their lists again.',
    'vacation week':
      'Drivers who had ranked them have them on their lists again. Manual assignments do not come back.',
  },
  changed: (count: number) => `Change back (${count})`,
  removed: (count: number) => `Added by the change, removed again (${count})`,
  kept: (count: number) => `Changed since then, stay as they are (${count})`,
  clashes: 'What keeps this from being undone',
  confirm: 'Undo the change',
};
