import type { publishedWeeks as en } from '~/app/copy/en/admin/published-weeks';

export const publishedWeeks: typeof en = {
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
