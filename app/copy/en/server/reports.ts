export const reports = {
  unknownReport: 'There is no such report.',
  provisional: 'Provisional',
  publishedVersion: (version: number) => `Published, version ${version}`,
};
