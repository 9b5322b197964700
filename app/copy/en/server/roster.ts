import type { RosterNoun } from '~/domain/roster/roster-text';
import { counted } from '~/app/copy/en/counted';
import { capitalize } from '~/domain/shared/text';

export const roster = {
  nothingToSave: 'Nothing to save',
  updated: (noun: RosterNoun) => `${capitalize(noun)}s Updated`,
  savedChanges: (noun: RosterNoun, count: number) => `Saved changes to ${counted(count, noun)}.`,
  added: (noun: RosterNoun) => `${capitalize(noun)} Added`,
  addedOne: (noun: RosterNoun, name: string) => `Added ${noun} ${name}.`,
  removed: (noun: RosterNoun, count: number) =>
    `${capitalize(noun)}${count === 1 ? '' : 's'} Removed`,
  noneOnTheList: (noun: RosterNoun) => `The selected ${noun}s are no longer on the list.`,
  undone: 'Change undone',
  undoneRows: (restored: number, changed: number, removed: number) =>
    `${restored} restored, ${changed} changed back, ${removed} removed.`,
  nothingWasRemoved: 'Nothing was removed',
};
