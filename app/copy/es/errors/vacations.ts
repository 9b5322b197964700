import type * as en from '~/app/copy/en/errors/vacations';

export const unchangedWeeks: typeof en.unchangedWeeks = {
  title: 'No cambió nada',
  'weeks-as-published':
    'Las semanas que eligió ya no difieren de la lista de semanas: alguien las cambió aquí o allí mientras tanto. Elija entre las que difieren ahora.',
  'vacation-portal-open':
    'El portal de vacaciones está abierto. Guarde mejor una lista de preferencias nueva.',
  'week-not-held': ({ weekId }) =>
    `No hay nada a que renunciar en la semana ${weekId}. Revise las asignaciones.`,
  'week-moved': ({ weekId }) =>
    `La semana ${weekId} publicada tiene otros días que la de la lista. Cambie primero las semanas publicadas en Editar semanas de vacaciones.`,
  'week-taken-back': ({ weekId }) =>
    `Se retiró la asignación manual de la semana ${weekId}, lo que aún no se publicó. Publique primero las semanas de vacaciones y elimínela después.`,
  'week-id-held': ({ weekId }) =>
    `Un conductor tiene una semana ${weekId} que se eliminó de esta lista. Use otro ID.`,
  'week-traded': ({ weekId }) =>
    `La semana ${weekId} es parte de un intercambio, así que no puede renunciar a ella.`,
  'preview-changed': ({ weekId }) =>
    `Lo que pasa con la semana ${weekId} cambió desde que abrió esta página. Léalo de nuevo y después confirme.`,
  'portal-open-already': 'El portal ya está abierto. El cierre programado no cambia.',
};

export const vacations: typeof en.vacations = {
  'no-week-chosen.title': 'No eligió ninguna semana',
  'no-week-chosen': 'Elija las semanas que cambian en la versión publicada.',
  'duplicate-week-id.title': 'ID de la semana repetido',
  'duplicate-week-id': ({ weekId }) => `Ya existe una semana con el ID “${weekId}”`,
  'too-many-weeks.title': 'Demasiadas semanas de vacaciones',
  'too-many-weeks': ({ limit, count }) =>
    `Una sede puede tener ${limit} semanas de vacaciones; con estas serían ${count}. No se guardó nada; elimine primero las semanas pasadas.`,
  'week-gone.title': 'Semana eliminada',
  'week-gone': ({ weekId }) => `Otra persona eliminó la semana ${weekId}. No se guardó nada.`,
  'week-closed.title': 'Semana cerrada',
  'week-closed': ({ weekId }) =>
    `La semana ${weekId} está cerrada y no se puede asignar. Ábrala primero en Editar semanas de vacaciones.`,
  'no-weeks-left.title': 'No hay nada que agregar',
  'no-weeks-left': ({ year }) => `Ya existen todas las semanas de ${year}.`,
  'too-many-to-delete.title': 'Demasiado a la vez',
  'too-many-to-delete': ({ limit }) =>
    `Puede eliminar a la vez hasta ${limit} semanas y asignaciones manuales. Elimine menos semanas o quite primero asignaciones.`,
  'no-available-slots.title': 'No hay cupos libres',
  'no-vacation-weeks':
    'Este conductor no puede tener semanas de vacaciones, así que ninguna adjudicación contaría la asignación. Cámbielo antes en Editar conductores.',
  'no-available-slots': ({ weekId }) => `La semana ${weekId} no tiene cupos libres`,
  'portal-closed.title': 'El portal de vacaciones está cerrado',
  'portal-closed': 'El portal ya está cerrado. Ábralo primero.',
  'portal-still-open.title': 'El portal de vacaciones está abierto',
  'portal-still-open':
    'Los conductores todavía pueden enviar preferencias de vacaciones. Cierre primero el portal.',
  'closure-far.title': '¿Es correcto este cierre?',
  'closure-far': ({ deadline, weeksAhead }) =>
    `Faltan más de ${weeksAhead} semanas para el cierre (${deadline}). ¿Es correcto? Si es así, confírmelo. Todavía no se cambió nada.`,
};
