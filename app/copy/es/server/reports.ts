import type { reports as en } from '~/app/copy/en/server/reports';

export const reports: typeof en = {
  unknownReport: 'Ese informe no existe.',
  provisional: 'Provisional',
  publishedVersion: (version) => `Publicada, versión ${version}`,
};
