import type { forms as en } from '~/app/copy/en/server/forms';

export const forms: typeof en = {
  thisFormIsIncompleteOr: 'Este formulario está incompleto o dañado.',
  thatIsTooMuchData: 'Son demasiados datos. Envíe menos.',
  selectionClosesIn10Seconds: 'La selección cierra en 10 segundos',
  savesAlreadyOnTheWay: 'Lo que ya se está enviando todavía cuenta.',
  cutoffSet: 'Cierre fijado',
  driversSeeTheNewDeadline: 'Los conductores ya ven la nueva fecha límite.',
  nextPeriodStarted: 'Empezó el período siguiente',
  driversCanRankTheirJobs: 'Los conductores pueden elegir trabajos de nuevo.',
};
