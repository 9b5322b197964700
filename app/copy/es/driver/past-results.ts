import type { pastResults as en } from '~/app/copy/en/driver/past-results';

export const pastResults: typeof en = {
  title: 'Sus resultados anteriores',
  intro: 'Su trabajo en cada semana publicada, y el motivo de cada preferencia.',
  none: (year) => `Sin resultados en ${year}`,
  noneHint: 'Cuando se publique una semana, su resultado quedará aquí para siempre.',
  years: 'Años',
  publishedAt: 'Versión {version}, publicada el {time}',
};
