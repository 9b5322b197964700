import type { allResults as en } from '~/app/copy/en/driver/all-results';
import { plural } from '~/app/copy/es/plural';
import { reasons } from './reasons';

export const allResults: typeof en = {
  jobs: 'Todas las listas y resultados',
  vacations: 'Todas las listas y resultados de vacaciones',
  intro: {
    'by-number':
      'Su sede muestra la lista y el resultado de cada conductor por número de antigüedad.',
    'by-name': 'Su sede muestra la lista y el resultado de cada conductor por nombre.',
  },
  search: {
    'by-number': 'Número de antigüedad, trabajo o semana',
    'by-name': 'Nombre, número de antigüedad, trabajo o semana',
  },
  find: 'Buscar',
  everybody: 'Ver todos los conductores',
  found: (found, drivers) =>
    found === drivers
      ? plural(drivers, 'conductor', 'conductores')
      : `${found} de ${plural(drivers, 'conductor', 'conductores')}`,
  pages: 'Páginas de conductores',
  seniority: (number) => (number === null ? 'Sin número de antigüedad' : `Antigüedad ${number}`),
  you: 'Usted',
  nothing: 'Nada asignado',
  noList: 'Sin lista.',
  list: (count) => `Lista de ${plural(count, 'opción', 'opciones')}`,
  wholeList: (count) => `Ver las ${plural(count, 'opción', 'opciones')}`,
  noMatch: 'No se encontró ningún conductor',
  noMatchHint: 'Busque otra cosa.',
  notOpen: 'Las listas y los resultados no están abiertos ahora',
  notOpenHint: 'Su propia lista y su resultado están en su página.',
  describe: (reason) => {
    switch (reason.code) {
      case 'awarded':
        if (reason.isManual) return 'se asignó a este conductor manualmente';
        return reason.round ? `le tocó en la ronda ${reason.round}` : 'le tocó';
      case 'traded-away':
        return 'le tocó y después lo intercambió';
      case 'got-earlier-pick':
        return `le tocó la opción ${reason.earlierRank}`;
      case 'got-manual':
        return `se le asignó ${reason.manualId} manualmente`;
      case 'overlaps':
        return `coincide con ${reason.weekId}, que le tocó a este conductor`;
      case 'weeks-used-up':
        return reason.weeks === 0
          ? 'no tiene semanas de vacaciones para elegir'
          : 'ya tiene todas sus semanas';
      case 'struck':
        return 'renunció a ella o la rechazó';
      case 'takes-no-turn':
        return 'no tuvo turno';
      default:
        return reasons.describe(reason);
    }
  },
};
