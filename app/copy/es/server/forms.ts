import type { forms as en } from '~/app/copy/en/server/forms';

export const forms: typeof en = {
  incomplete: 'Este formulario está incompleto o dañado.',
  tooLarge: 'Son demasiados datos. Envíe menos.',
  closing: 'La selección cierra en 10 segundos',
  closingText: 'Lo que ya se está enviando todavía cuenta.',
  closingCanceled: 'Se canceló el cierre anticipado',
  cutoffSet: 'Cierre fijado',
  cutoffExtendedText:
    'La selección está abierta de nuevo. Se avisa a los conductores por correo y en su página.',
  cutoffSetText: 'Los conductores ya ven la nueva fecha límite.',
  nextPeriodStarted: 'Empezó el período siguiente',
  nextPeriodStartedText: 'Los conductores pueden elegir trabajos de nuevo.',
};
