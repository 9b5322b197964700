import type * as en from '~/app/copy/en/admin/leave';
import { plural } from '~/app/copy/es/plural';

export const leave: typeof en.leave = {
  title: 'Licencias',
  shortcut: 'Quién está ausente y cuándo vuelve',
  intro:
    'El conductor que está ausente los siete días de una semana, de lunes a domingo, no tiene turno en ella. Una semana publicada solo cambia cuando usted la publica de nuevo.',
  add: 'Añadir licencia',
  addHint: 'Los conductores ven los días en su página, nunca el tipo.',
  from: 'Primer día',
  to: 'Último día',
  kind: 'Tipo',
  kinds: {
    leave: 'Licencia',
    injury: 'Lesión',
    training: 'Capacitación',
    other: 'Otro',
  },
  partTitle: (drivers, days) =>
    `Parte de la semana del ${days}: ${drivers === 1 ? 'este conductor aún tiene' : 'estos conductores aún tienen'} turno`,
  partHint:
    'Pueden recibir un trabajo por su lista o por las reglas. Si no deben recibir ninguno, haga que la licencia cubra toda la semana, o asigne el trabajo manualmente a otra persona.',
  assign: 'Asignar manualmente',
  now: 'Ausentes ahora',
  nobodyNow: 'Hoy no hay nadie ausente',
  nobodyNowHint: 'Las licencias que añada aparecen aquí desde su primer día.',
  later: 'Ausentes más adelante',
  nobodyLater: 'No hay ninguna licencia prevista.',
  ended: (count) => `Terminadas (${count})`,
  endedHint: (days) => `Se guardan ${plural(days, 'día', 'días')} después del último día.`,
  first: (shown, count) => `Las primeras ${shown} de ${count}. Las exportaciones las tienen todas.`,
  newest: (count) => `Las ${count} últimas. Las exportaciones las tienen todas.`,
  edit: 'Editar',
  editOf: (name, days) => `Editar la licencia de ${name}, ${days}`,
  editTitle: (name) => `Licencia de ${name}`,
  save: 'Guardar licencia',
  endToday: 'Terminar hoy',
  endTodayOf: (name) => `Terminar hoy la licencia de ${name}`,
  delete: 'Eliminar',
  deleteOf: (name, days) => `Eliminar la licencia de ${name}, ${days}`,
  deleted: (name, days) => `Se eliminó la licencia de ${name}, ${days}.`,
  undo: 'Deshacer',
  link: 'Abrir licencias',
  linkText: 'Indique cuándo está ausente este conductor.',
  awayInWeek: (drivers, days) =>
    `${plural(drivers, 'conductor', 'conductores')} de licencia y sin turno en la semana del ${days}: {names}`,
  more: (drivers) => `y ${drivers} más`,
};
