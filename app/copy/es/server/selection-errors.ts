import type { selectionErrors as en } from '~/app/copy/en/server/selection-errors';
import { plural } from '~/app/copy/es/plural';

export const selectionErrors: typeof en = {
  jobSelectionClosed: 'Selección de trabajos cerrada',
  theSelectionDeadlineHasPassed:
    'La fecha límite de la selección ya pasó. Cuentan las últimas preferencias que guardó.',
  theSiteHasChangedReview: 'La sede cambió. Revise la página e intente de nuevo.',
  pleaseSelectBothADate: 'Elija la fecha y la hora del cierre.',
  alreadyPublished: 'Ya está publicado',
  theAssignmentsOfThisPeriod:
    'Las asignaciones de este período están publicadas. Empiece el período siguiente para abrir otra vez la selección.',
  publishingIsNotFinished: 'La publicación no ha terminado',
  publishingStartedButMayHave:
    'La publicación empezó, pero quizá se interrumpió. Presione otra vez “Guardar asignaciones finales”.',
  notPublishedYet: 'Todavía no está publicado',
  saveTheFinalAssignmentsOf:
    'Guarde las asignaciones finales de este período antes de empezar el siguiente.',
  selectionIsStillOpen: 'La selección sigue abierta',
  driversCanSaveUntilClose: (deadline) =>
    `Los conductores pueden guardar hasta el ${deadline}. Cierre primero la selección.`,
  selectionHasJustClosedAnd: (readyInSeconds) =>
    `La selección acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
  claimsAreWaiting: 'Hay reclamos sin respuesta',
  grantedClaimsAreNotPublished: 'Hay reclamos aceptados sin publicar',
  claimsHaveNoAnswer: (claims) =>
    `${plural(claims, 'reclamo', 'reclamos')} de este período no ${claims === 1 ? 'tiene' : 'tienen'} respuesta todavía. Responda en Resolución de disputas antes de empezar el período siguiente.`,
  grantsCountOnceYouSave: (claims) =>
    `${plural(claims, 'reclamo aceptado', 'reclamos aceptados')} de este período ${claims === 1 ? 'cuenta' : 'cuentan'} cuando guarde de nuevo las asignaciones finales. Hágalo antes de empezar el período siguiente.`,
};
