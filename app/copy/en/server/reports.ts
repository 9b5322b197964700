export const reports = {
  thereIsNoSuchReport: 'There is no such report.',
  provisional: 'Provisional',
  publishedVersion: (version: number) => `Published, version ${version}`,
};
