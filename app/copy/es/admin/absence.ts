import type * as en from '~/app/copy/en/admin/absence';
import { plural } from '~/app/copy/es/plural';

export const absence: typeof en.absence = {
  title: 'Ausencias',
  shortcut: 'Vacaciones y licencias en cada semana de un año',
  of: (year) => `Ausencias de ${year}`,
  published: (version) =>
    `Conductores de vacaciones según la versión ${version}, de los cupos de cada semana, y conductores con licencia en alguno de sus días. Una semana de vacaciones cuenta donde empieza.`,
  unpublished:
    'No hay semanas de vacaciones publicadas, así que solo cuentan las asignaciones manuales, de los cupos de cada semana, y los conductores con licencia en alguno de sus días.',
  years: 'Otros años',
  most: (away, drivers, days) =>
    `Como máximo ${away} de ${plural(drivers, 'conductor', 'conductores')} ausentes: ${days}`,
  nobody: 'Nadie está ausente este año.',
  taken: (taken, slots) => `${taken} de ${slots}`,
  onLeave: (drivers) => `${drivers} con licencia`,
  looks: { free: 'Con cupos', full: 'Llena', closed: 'Cerrada' },
};
