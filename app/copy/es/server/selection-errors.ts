import type { selectionErrors as en } from '~/app/copy/en/server/selection-errors';
import { plural } from '~/app/copy/es/plural';

export const selectionErrors: typeof en = {
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
