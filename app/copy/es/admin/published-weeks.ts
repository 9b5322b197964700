import type * as en from '~/app/copy/en/admin/published-weeks';

export const publishedWeeks: typeof en.publishedWeeks = {
  title: 'Semanas publicadas',
  intro:
    'Una semana publicada conserva sus trabajos como se publicaron. Elija qué cambia también allí: a los conductores de esos trabajos se les dice qué tenían, qué tienen y por qué, y no cambia el resultado de nadie más.',
  differ: (jobs) =>
    jobs === 1
      ? '1 trabajo se cambió o se eliminó después de publicarse una semana, que lo conserva como era.'
      : `${jobs} trabajos se cambiaron o se eliminaron después de publicarse una semana, que los conserva como eran.`,
  review: 'Cambiar también la semana publicada…',
  version: (version) => `Versión ${version}`,
  published: 'Publicado',
  now: 'Ahora',
  deleted: (drivers) =>
    `Eliminado. Si se elimina también allí, ${drivers === 1 ? 'este conductor se queda' : `estos ${drivers} conductores se quedan`} sin trabajo esa semana.`,
  heldBy: (names, drivers) => `${drivers === 1 ? 'Lo tiene' : 'Lo tienen'} ${names}`,
  change: 'Cambiar la semana publicada',
  leave: 'Dejarla como se publicó',
  none: 'Ninguna semana publicada difiere de la lista de trabajos',
  noneText:
    'Cuando usted cambia o elimina un trabajo que alguien tiene en una semana publicada, aparece aquí.',
};

export const publishedVacations: typeof en.publishedVacations = {
  title: 'Semanas de vacaciones publicadas',
  intro:
    'Las semanas de vacaciones publicadas quedan como se publicaron. Elija qué cambia también allí: a los conductores de esas semanas se les dice qué tenían, qué tienen y por qué, y no cambia el resultado de nadie más.',
  changed: 'Cambiadas desde su publicación',
  differ: (weeks) =>
    weeks === 1
      ? '1 semana de vacaciones se cambió o se eliminó después de publicarse, y sus conductores la conservan como era.'
      : `${weeks} semanas de vacaciones se cambiaron o se eliminaron después de publicarse, y sus conductores las conservan como eran.`,
  review: 'Cambiar también las semanas publicadas…',
  deleted: (drivers) =>
    `Eliminada. Si se elimina también allí, ${drivers === 1 ? 'este conductor pierde' : `estos ${drivers} conductores pierden`} la semana.`,
  change: 'Cambiar las semanas publicadas',
  none: 'Ninguna semana publicada difiere de la lista de semanas',
  noneText:
    'Cuando usted cambia o elimina una semana de vacaciones que alguien tiene en la versión publicada, aparece aquí.',
};
