import type { settingsErrors as en } from '~/app/copy/en/server/settings-errors';

export const settingsErrors: typeof en = {
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
