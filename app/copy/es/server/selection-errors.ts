import type { selectionErrors as en } from '~/app/copy/en/server/selection-errors';

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
  driversCanSaveUntilClose: (replace, timeZone) =>
    `Los conductores pueden guardar hasta ${replace} (${timeZone}). Cierre primero la selección.`,
  selectionHasJustClosedAnd: (readyInSeconds) =>
    `La selección acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
  claimsAreWaiting: 'Hay reclamos sin respuesta',
  grantedClaimsAreNotPublished: 'Hay reclamos aceptados sin publicar',
};
