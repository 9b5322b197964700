import type * as en from '~/app/copy/en/server/selection';
import { plural } from '~/app/copy/es/plural';

export const selectionErrors: typeof en.selectionErrors = {
  jobSelectionClosed: 'Selección de trabajos cerrada',
  jobSelectionClosedText:
    'La fecha límite de la selección ya pasó. Cuentan las últimas preferencias que guardó.',
  siteChanged: 'La sede cambió. Revise la página e intente de nuevo.',
  dateAndTimeMissing: 'Elija la fecha y la hora del cierre.',
  cutoffFar: '¿Es correcto este cierre?',
  cutoffAfterWeek: (deadline, days, week) =>
    `El cierre (${deadline}) es ${days < 14 ? plural(days, 'día', 'días') : `unas ${Math.round(days / 7)} semanas`} después del final de la semana del ${week}, para la que eligen los conductores. ¿Es correcto? Si es así, confírmelo. Todavía no se cambió nada.`,
  cutoffWeeksAhead: (deadline, weeks) =>
    `Faltan más de ${weeks} semanas para el cierre (${deadline}). ¿Es correcto? Si es así, confírmelo. Todavía no se cambió nada.`,
  cutoffSoon: (deadline, hours) =>
    `El cierre ${deadline} es en ${hours === 0 ? 'menos de una hora' : plural(hours, 'hora', 'horas')}, así que muchos conductores no llegarían a tiempo. ¿Es correcto? Si lo es, confírmelo. Todavía no se cambió nada.`,
  alreadyPublished: 'Ya está publicado',
  alreadyPublishedText:
    'Las asignaciones de este período están publicadas. Empiece el período siguiente para abrir otra vez la selección.',
  publishingUnfinished: 'La publicación no ha terminado',
  publishingUnfinishedText:
    'Se está publicando. Espere a que termine, o cancele la publicación en su página.',
  noOutage: 'El cierre no se movió',
  noOutageText:
    'Ninguna interrupción antes del cierre espera su decisión. Fije un cierre nuevo en su lugar.',
  sealed: 'Todavía no hay nada que mostrar',
  notPublishedYet: 'Todavía no está publicado',
  notPublishedYetText:
    'Guarde las asignaciones finales de este período antes de empezar el siguiente.',
  selectionIsStillOpen: 'La selección sigue abierta',
  selectionIsStillOpenText: (deadline) =>
    `Los conductores pueden guardar hasta el ${deadline}. Cierre primero la selección.`,
  savesArrivingText: (readyInSeconds) =>
    `La selección acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
  claimsAreWaiting: 'Hay reclamos sin respuesta',
  grantsNotPublished: 'Hay reclamos aceptados sin publicar',
  tradesNotPublished: 'Hay intercambios aprobados sin publicar',
  tradesNotPublishedText: (trades) =>
    `Falta publicar ${plural(trades, 'intercambio aprobado', 'intercambios aprobados')} de este período. Publíquelos en Intercambios antes de empezar el período siguiente.`,
  claimsAreWaitingText: (claims) =>
    `${plural(claims, 'reclamo', 'reclamos')} de este período no ${claims === 1 ? 'tiene' : 'tienen'} respuesta todavía. Responda en Resolución de disputas antes de empezar el período siguiente.`,
  grantsNotPublishedText: (claims) =>
    `${plural(claims, 'reclamo aceptado', 'reclamos aceptados')} de este período ${claims === 1 ? 'cuenta' : 'cuentan'} cuando guarde de nuevo las asignaciones finales. Hágalo antes de empezar el período siguiente.`,
};

export const settings: typeof en.settings = {
  nowKiosk: 'Esta computadora ahora es un quiosco',
  nowKioskText: 'Cierre sesión aquí y se abrirá la página de inicio de la sede.',
  kioskNoLonger: 'Esta computadora ya no es un quiosco',
};

export const settingsErrors: typeof en.settingsErrors = {
  someoneElseSaved: 'Otro administrador guardó otra configuración. Sus cambios no se guardaron.',
  invalidEmail: 'Escriba un correo electrónico válido o deje el campo vacío.',
  invalidHours: (max) => `Escriba horas completas, de 0 a ${max}.`,
  invalidRounds: 'Rondas de vacaciones no válidas',
  invalidRoundsText: 'Escriba de uno a seis números de 1 a 12, por ejemplo 2, 1.',
  invalidOpeningTime: 'Hora de apertura no válida',
  invalidOpeningTimeText: 'La hora de apertura debe ser una hora del día, por ejemplo 08:00.',
  unknownTimeZone: 'Elija una zona horaria de la lista.',
  cutoffWouldPass: (dateAndTime, zone) =>
    `El cierre conserva su hora de reloj, y ${dateAndTime} ya pasó en ${zone}. Cambie primero el cierre o cierre la selección.`,
};

export const weeksAhead: typeof en.weeksAhead = {
  saved: {
    'add-holiday': 'Día festivo agregado',
    'remove-holiday': 'Día festivo quitado',
    'choose-cutoff': 'Cierre fijado',
    'usual-cutoff': 'Vale el cierre habitual',
  },
  invalidDateText:
    'Un día festivo debe ser hoy o después, y como máximo dentro de dos años. No se guardó nada.',
  tooManyHolidays: 'Demasiados días festivos',
  tooManyHolidaysText: (limit) =>
    `Una sede puede tener ${limit} días festivos por venir. Quite uno primero. No se guardó nada.`,
  notBeforeWeek: 'Cierre demasiado tarde',
  notBeforeWeekText:
    'El cierre debe ser antes del lunes de la semana de trabajo. No se guardó nada.',
  notAfterWeekBefore: 'Cierre demasiado pronto',
  notAfterWeekBeforeText:
    'El cierre debe ser después del de la semana anterior. No se guardó nada.',
  weekNotAhead: 'La semana no está por venir',
  weekNotAheadText:
    'Esta semana ya se abrió o está demasiado lejos. El cierre de la semana actual se cambia en el panel. No se guardó nada.',
};

export const workPlan: typeof en.workPlan = {
  planned: 'Trabajos planeados',
  plannedText: 'La página de estado ya los muestra.',
  canceled: 'Trabajos cancelados',
  canceledText: 'Las páginas ya no los anuncian.',
  notPlanned: 'No se planearon trabajos',
  notATime: 'Indique fecha y hora de inicio y de fin.',
  length: (maxHours) =>
    `Deben terminar después de empezar, y en ${plural(maxHours, 'hora', 'horas')} como máximo.`,
  date: (maxDays) =>
    `No deben haber terminado, y deben empezar en ${plural(maxDays, 'día', 'días')} como máximo.`,
  noteTooLong: (limit) => `La nota puede tener hasta ${plural(limit, 'carácter', 'caracteres')}.`,
  tooMany: (limit) =>
    `Se pueden planear ${limit} a la vez como máximo. Cancele uno o espere a que uno termine.`,
  changed: 'Otra persona cambió el plan al mismo tiempo. Revíselo e intente de nuevo.',
};

export const dashboard: typeof en.dashboard = {
  refreshed: 'Panel actualizado',
  refreshedText: 'Ya ve los datos más recientes',
};

export const live: typeof en.live = {
  damagedLink: 'Este enlace está dañado.',
};

export const firstSteps: typeof en.firstSteps = {
  opened: 'La selección está abierta',
  openedText: 'Los conductores pueden elegir trabajos hasta el cierre.',
  sample: {
    'add-sample': { title: 'Datos de ejemplo agregados' },
    'remove-sample': {
      title: 'Datos de ejemplo quitados',
      description: 'Durante un día puede deshacerlo en Editar conductores y en Editar trabajos.',
    },
  },
  notOpened: 'La primera selección todavía no está abierta',
  notOpenedText: 'Termine los primeros pasos y abra la primera selección. No se cambió nada.',
  alreadyOpened: 'La selección ya se abrió',
  alreadyOpenedText: 'Alguien abrió la primera selección. No se cambió nada.',
  missing: 'Falta algo',
  missingText: 'Agregue al menos un conductor y un trabajo antes de abrir la selección.',
  sampleRefused: 'Los datos de ejemplo no cambiaron',
  sampleRefusedText:
    'Los datos de ejemplo se pueden agregar solo a una sede sin conductores ni trabajos.',
};
