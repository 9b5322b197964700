import type * as en from '~/app/copy/en/server/reports';

export const reports: typeof en.reports = {
  unknownReport: 'Ese informe no existe.',
  provisional: 'Provisional',
  publishedVersion: (version) => `Publicada, versión ${version}`,
};

export const activity: typeof en.activity = {
  cleared: 'Registro de actividad vaciado',
  clearedText: 'Lo anterior ya no se muestra en esta página. El registro lo conserva.',
};
