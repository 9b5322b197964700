import type { settingsErrors as en } from '~/app/copy/en/server/settings-errors';

export const settingsErrors: typeof en = {
  anotherAdministratorSavedOtherSettings:
    'Otro administrador guardó otra configuración. Sus cambios no se guardaron.',
  pleaseEnterAValidEmail: 'Escriba un correo electrónico válido o deje el campo vacío.',
  pleaseEnterWholeHoursFrom: (max) => `Escriba horas completas, de 0 a ${max}.`,
  invalidOpeningTime: 'Hora de apertura no válida',
  theOpeningTimeMustBe: 'La hora de apertura debe ser una hora del día, por ejemplo 08:00.',
  pleaseSelectATimeZone: 'Elija una zona horaria de la lista.',
  theCutoffKeepsItsClock: (dateAndTime, zone) =>
    `El cierre conserva su hora de reloj, y ${dateAndTime} ya pasó en ${zone}. Cambie primero el cierre o cierre la selección.`,
};
