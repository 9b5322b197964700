import type { workPlan as en } from '~/app/copy/en/admin/work-plan';
import { plural } from '~/app/copy/es/plural';

export const workPlan: typeof en = {
  title: 'Mantenimiento previsto',
  intro: (hours) =>
    `Avise a todos cuándo puede que las páginas no respondan. Cada página anuncia los trabajos desde ${plural(hours, 'hora', 'horas')} antes de su inicio hasta su fin; la página de estado los muestra de inmediato.`,
  statusPage: 'Abrir la página de estado',
  plan: 'Planear trabajos',
  from: 'Desde',
  until: 'Hasta',
  zone: (zone) => `Zona horaria: ${zone}`,
  note: 'Nota',
  noteHint: (most) =>
    `Opcional, hasta ${plural(most, 'carácter', 'caracteres')}. Todos pueden leerla, en sus palabras.`,
  none: 'No hay trabajos previstos',
  noneText: 'Lo que planee aparece aquí hasta que termine.',
  cancel: 'Cancelar',
  cancelNamed: (from) => `Cancelar los trabajos desde ${from}`,
};
