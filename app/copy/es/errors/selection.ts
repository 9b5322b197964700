import type * as en from '~/app/copy/en/errors/selection';
import { plural } from '~/app/copy/es/plural';
import { firstSteps } from '~/app/copy/es/server/selection';

export const selection: typeof en.selection = {
  'selection-closed.title': 'Selección de trabajos cerrada',
  'selection-closed':
    'La fecha límite de la selección ya pasó. Cuentan las últimas preferencias que guardó.',
  'first-selection-not-opened.title': 'La primera selección todavía no está abierta',
  'first-selection-not-opened':
    'Termine los primeros pasos y abra la primera selección. No se cambió nada.',
  'first-selection-opened.title': firstSteps.alreadyOpened,
  'first-selection-opened': firstSteps.alreadyOpenedText,
  'first-steps-missing.title': 'Falta algo',
  'first-steps-missing': 'Agregue al menos un conductor y un trabajo antes de abrir la selección.',
  'sample-not-possible.title': 'Los datos de ejemplo no cambiaron',
  'sample-not-possible':
    'Los datos de ejemplo se pueden agregar solo a una sede sin conductores ni trabajos.',
  'too-many-holidays.title': 'Demasiados días festivos',
  'too-many-holidays': ({ limit }) =>
    `Una sede puede tener ${limit} días festivos por venir. Quite uno primero. No se guardó nada.`,
  'cutoff-not-before-week.title': 'Cierre demasiado tarde',
  'cutoff-not-before-week':
    'El cierre debe ser antes del lunes de la semana de trabajo. No se guardó nada.',
  'cutoff-not-after-week-before.title': 'Cierre demasiado pronto',
  'cutoff-not-after-week-before':
    'El cierre debe ser después del de la semana anterior. No se guardó nada.',
  'week-not-ahead.title': 'La semana no está por venir',
  'week-not-ahead':
    'Esta semana ya se abrió o está demasiado lejos. El cierre de la semana actual se cambia en el panel. No se guardó nada.',
  'already-published.title': 'Ya está publicado',
  'already-published':
    'Las asignaciones de este período están publicadas. Empiece el período siguiente para abrir otra vez la selección.',
  'publishing-unfinished.title': 'La publicación no ha terminado',
  'publishing-unfinished':
    'Se está publicando. Espere a que termine, o cancele la publicación en su página.',
  'no-outage.title': 'El cierre no se movió',
  'no-outage':
    'Ninguna interrupción antes del cierre espera su decisión. Fije un cierre nuevo en su lugar.',
  'lists-sealed.title': 'Todavía no hay nada que mostrar',
  'lists-sealed': ({ deadline }) =>
    deadline === null
      ? 'Las listas están selladas hasta que cierre el portal de vacaciones.'
      : `Las listas están selladas hasta el ${deadline}.`,
  'selection-still-open.title': 'La selección sigue abierta',
  'selection-still-open': ({ deadline }) =>
    `Los conductores pueden guardar hasta el ${deadline}. Cierre primero la selección.`,
  'claims-open.title': 'Hay reclamos sin respuesta',
  'claims-open': ({ count }) =>
    `${plural(count, 'reclamo', 'reclamos')} de este período no ${count === 1 ? 'tiene' : 'tienen'} respuesta todavía. Responda en Resolución de disputas antes de empezar el período siguiente.`,
  'claims-running.title': 'Los conductores todavía pueden reclamar',
  'claims-running': ({ deadline }) =>
    `Los conductores pueden presentar reclamos sobre este período hasta el ${deadline}. Cuando empiece el siguiente, ya no podrán. ¿Es correcto? Si lo es, confírmelo. Todavía no se cambió nada.`,
  'grants-unpublished.title': 'Hay reclamos aceptados sin publicar',
  'grants-unpublished': ({ count }) =>
    `${plural(count, 'reclamo aceptado', 'reclamos aceptados')} de este período ${count === 1 ? 'cuenta' : 'cuentan'} cuando guarde de nuevo las asignaciones finales. Hágalo antes de empezar el período siguiente.`,
  'trades-unpublished.title': 'Hay intercambios aprobados sin publicar',
  'trades-unpublished': ({ count }) =>
    `Falta publicar ${plural(count, 'intercambio aprobado', 'intercambios aprobados')} de este período. Publíquelos en Intercambios antes de empezar el período siguiente.`,
  'plan-changed': 'Otra persona cambió el plan al mismo tiempo. Revíselo e intente de nuevo.',
};

export const doubtfulCutoffs: typeof en.doubtfulCutoffs = {
  title: '¿Es correcto este cierre?',
  'cutoff-far': ({ deadline, week, daysAfterWeek, weeksAhead }) =>
    daysAfterWeek > 0
      ? `El cierre (${deadline}) es ${daysAfterWeek < 14 ? plural(daysAfterWeek, 'día', 'días') : `unas ${Math.round(daysAfterWeek / 7)} semanas`} después del final de la semana del ${week}, para la que eligen los conductores. ¿Es correcto? Si es así, confírmelo. Todavía no se cambió nada.`
      : `Faltan más de ${weeksAhead} semanas para el cierre (${deadline}). ¿Es correcto? Si es así, confírmelo. Todavía no se cambió nada.`,
  'cutoff-soon': ({ deadline, hours }) =>
    `El cierre ${deadline} es en ${hours === 0 ? 'menos de una hora' : plural(hours, 'hora', 'horas')}, así que muchos conductores no llegarían a tiempo. ¿Es correcto? Si lo es, confírmelo. Todavía no se cambió nada.`,
};

export const unpublished: typeof en.unpublished = {
  title: 'Todavía no está publicado',
  'not-published-yet':
    'Guarde las asignaciones finales de este período antes de empezar el siguiente.',
  'weeks-not-published': 'No hay asignaciones de vacaciones publicadas que retirar.',
};

export const savesArriving: typeof en.savesArriving = {
  title: 'Están llegando las últimas listas',
  'saves-still-arriving': ({ readyInSeconds }) =>
    `La selección acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
  'vacation-saves-still-arriving': ({ readyInSeconds }) =>
    `El portal acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
};

export const settings: typeof en.settings = {
  'invalid-vacation-rounds.title': 'Rondas de vacaciones no válidas',
  'invalid-vacation-rounds': 'Escriba de uno a seis números de 1 a 12, por ejemplo 2, 1.',
  'invalid-opening-time.title': 'Hora de apertura no válida',
  'invalid-opening-time': 'La hora de apertura debe ser una hora del día, por ejemplo 08:00.',
};

export const workPlan: typeof en.workPlan = {
  title: 'No se planearon trabajos',
  'work-not-a-time': 'Indique fecha y hora de inicio y de fin.',
  'work-length': ({ maxHours }) =>
    `Deben terminar después de empezar, y en ${plural(maxHours, 'hora', 'horas')} como máximo.`,
  'work-date': ({ maxDays }) =>
    `No deben haber terminado, y deben empezar en ${plural(maxDays, 'día', 'días')} como máximo.`,
  'work-note-too-long': ({ limit }) =>
    `La nota puede tener hasta ${plural(limit, 'carácter', 'caracteres')}.`,
  'too-many-works': ({ limit }) =>
    `Se pueden planear ${limit} a la vez como máximo. Cancele uno o espere a que uno termine.`,
};
