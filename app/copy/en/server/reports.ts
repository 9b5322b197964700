export const reports = {
  unknownReport: 'There is no such report.',
  provisional: 'Provisional',
  publishedVersion: (version: number) => `Published, version ${version}`,
};

export const activity = {
  cleared: 'Activity log cleared',
  clearedText: 'Older entries are now hidden on this page, but stay on record.',
};
