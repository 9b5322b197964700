import type { jobTemplates as en } from '~/app/copy/en/admin/job-templates';
import { plural } from '~/app/copy/es/plural';

export const jobTemplates: typeof en = {
  title: 'Plantillas',
  intro:
    'Listas de trabajos para una temporada o una semana festiva. Al usar una, primero se muestra una vista previa, en la que puede reemplazar toda la lista.',
  saved: (count, by) => `${plural(count, 'trabajo', 'trabajos')}; la guardó ${by}: {time}`,
  use: 'Usar',
  useOf: (name) => `Usar la plantilla ${name}`,
  deleteOf: (name) => `Eliminar la plantilla ${name}`,
  deleteTitle: (name) => `¿Eliminar la plantilla «${name}»?`,
  deleteText: (count) =>
    `Se pierde su lista de ${plural(count, 'trabajo', 'trabajos')}. Los trabajos de su sede quedan como están.`,
  deleteNow: 'Eliminar la plantilla',
  name: 'Nombre de una plantilla nueva',
  nameExample: 'Invierno',
  nameHint: 'Una plantilla con el mismo nombre se reemplaza.',
  save: (jobs) => `Guardar los ${plural(jobs, 'trabajo actual', 'trabajos actuales')}`,
};
