import type { pastResults as en } from '~/app/copy/en/driver/past-results';

export const pastResults: typeof en = {
  title: 'Sus resultados anteriores',
  intro:
    'Su trabajo en cada semana publicada con el motivo de cada preferencia, y sus semanas de vacaciones.',
  none: (year) => `Sin resultados en ${year}`,
  noneHint: 'Cuando se publique una semana, su resultado quedará aquí para siempre.',
  years: 'Años',
  vacations: 'Sus semanas de vacaciones',
  vacationsIntro: 'Lo que obtuvo en cada versión publicada.',
  noVacation: 'Ninguna semana',
  replaced: 'reemplazada por una versión posterior',
  publishedAt: 'Versión {version}, publicada el {time}',
};
