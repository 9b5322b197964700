import type { publishedWeeks as en } from '~/app/copy/en/admin/published-weeks';

export const publishedWeeks: typeof en = {
  title: 'Semanas publicadas',
  intro:
    'Una semana publicada conserva sus trabajos como se publicaron. Elija qué cambia también allí: a los conductores de esos trabajos se les dice qué tenían, qué tienen y por qué, y no cambia el resultado de nadie más.',
  differ: (jobs) =>
    jobs === 1
      ? '1 trabajo cambió desde que se publicó una semana. Esa semana lo conserva como era.'
      : `${jobs} trabajos cambiaron desde que se publicó una semana. Esa semana los conserva como eran.`,
  review: 'Cambiar también la semana publicada…',
  version: (version) => `Versión ${version}`,
  published: 'Publicado',
  now: 'Ahora',
  deleted: (drivers) =>
    `Eliminado. Si se elimina también allí, ${drivers === 1 ? 'este conductor se queda' : `estos ${drivers} conductores se quedan`} sin trabajo esa semana.`,
  heldBy: (names) => `Lo tiene ${names}`,
  change: 'Cambiar la semana publicada',
  onlyLater: 'Solo para semanas posteriores',
  none: 'Ninguna semana publicada difiere de la lista de trabajos',
  noneText:
    'Cuando usted cambia o elimina un trabajo que alguien tiene en una semana publicada, aparece aquí.',
};
