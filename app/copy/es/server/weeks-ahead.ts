import type { weeksAhead as en } from '~/app/copy/en/server/weeks-ahead';

export const weeksAhead: typeof en = {
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
