import type { weeksAhead as en } from '~/app/copy/en/admin/weeks-ahead';
import { pluralDays } from '~/app/copy/es/plural-days';

export const weeksAhead: typeof en = {
  title: 'Próximas semanas',
  shortcut: 'Próximos cierres y días festivos',
  weeks: 'Semanas que vienen',
  opensAutomatically: (day, time) =>
    `Cuando usted publica una semana, la siguiente se abre sola los ${pluralDays[day]} a las ${time}. Esto se cambia en {settings}.`,
  opensByButton:
    'La semana siguiente se abre cuando usted presiona el botón. En {settings} puede hacer que se abra sola.',
  week: 'Semana de trabajo',
  opens: 'Apertura',
  byButton: 'Con el botón',
  cutoff: 'Cierre',
  holidays: 'Días festivos',
  why: { holiday: 'Movido por un día festivo', chosen: 'Elegido' },
  tooLate: 'Después del cierre',
  change: 'Cambiar',
  changeOf: (days) => `Cambiar el cierre de la semana del ${days}`,
  chooseTitle: (days) => `Cierre de la semana del ${days}`,
  cutoffIn: (zone) => `Cierre (${zone})`,
  cutoffHint:
    'Debe ser antes de la semana de trabajo. Los conductores lo ven cuando se abre la selección.',
  useUsual: 'Usar el cierre habitual',
  choose: 'Fijar el cierre',
  holidaysIntro:
    'Un cierre en día festivo pasa al último día laborable anterior, a la misma hora. El cierre de la semana actual no se mueve.',
  date: 'Fecha',
  name: 'Nombre (opcional)',
  addHoliday: 'Agregar día festivo',
  removeHoliday: (date) => `Quitar el día festivo del ${date}`,
};
