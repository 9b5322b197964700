import type { trades as en } from '~/app/copy/en/admin/trades';
import { plural } from '~/app/copy/es/plural';

export const trades: typeof en = {
  title: 'Intercambios',
  intro:
    'Conductores que quieren intercambiar lo que se les asignó. Al aprobar se publica una versión nueva.',
  shortcut: 'Aprobar intercambios de trabajos y semanas de vacaciones',
  jobs: 'Trabajos',
  weeks: 'Semanas de vacaciones',
  offered: (count) => `${plural(count, 'oferta', 'ofertas')} sin aceptar todavía`,
  none: 'Ningún conductor ha acordado un intercambio todavía.',
  refusals: {
    'trades-off': 'Los intercambios están desactivados en Configuración del sistema.',
    'trades-not-published':
      'Los conductores pueden hacer intercambios cuando se publican las asignaciones.',
    'trades-portal-open':
      'Los conductores no pueden hacer intercambios mientras el portal de vacaciones está abierto.',
    'trades-publishing': 'Se está publicando una versión. Vuelva a cargar la página en un minuto.',
  },
  gives: (id) => `da ${id}`,
  byIdAlone: 'inició sesión sin contraseña',
  agreedAt: 'Acordado el {time}',
  approve: 'Aprobar…',
  approveOf: (first, second) => `Aprobar el intercambio de ${first} y ${second}`,
  approveTitle: '¿Aprobar este intercambio?',
  approveText:
    'Se publica una versión nueva en la que solo cambian estos dos conductores. Los cambios que usted ha preparado siguen sin publicarse.',
  hasNow: (name, gives, gets) => `${name} tiene ${gives} y recibe ${gets}`,
  approveNow: 'Aprobar y publicar',
  reject: 'No aprobar…',
  rejectOf: (first, second) => `No aprobar el intercambio de ${first} y ${second}`,
  rejectTitle: '¿No aprobar este intercambio?',
  rejectNow: 'No aprobar el intercambio',
  reason: 'Motivo',
  reasonHint: (most) =>
    `Lo leen los dos conductores. No nombre a ningún conductor. Hasta ${most} caracteres.`,
  standsAgainst: 'No se puede aprobar ahora:',
  unpublished: (count) =>
    `Falta publicar ${plural(count, 'intercambio aprobado', 'intercambios aprobados')}.`,
  publish: 'Publicar los intercambios aprobados',
};
