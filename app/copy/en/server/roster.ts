export const roster = {
  nothingToSave: 'Nothing to save',
  sUpdated: (capitalize: string) => `${capitalize}s Updated`,
  added: (noun: string, describe: string) => `Added ${noun} ${describe}`,
  added2: (capitalize: string) => `${capitalize} Added`,
  noSelectedIsOnThe: (noun: string) => `No selected ${noun} is on the list.`,
  nothingWasRemoved: 'Nothing was removed',
};
