import type { firstSteps as en } from '~/app/copy/en/admin/first-steps';
import { plural } from '~/app/copy/es/plural';

export const firstSteps: typeof en = {
  title: 'Primeros pasos',
  intro:
    'Su sede está lista para prepararse. Los conductores no pueden elegir trabajos y nada ocurre solo hasta que usted abra la primera selección.',
  prepare: 'Prepare la sede',
  zone: 'Revise la zona horaria',
  zoneText: (zone, time) => `${zone}: allí son ahora ${time}. Todos los cierres la siguen.`,
  drivers: 'Agregue conductores',
  driversText:
    'Escríbalos, pegue una lista o suba un libro de Excel. La antigüedad 1 elige primero.',
  jobs: 'Agregue trabajos',
  jobsText: 'Los trabajos que los conductores ordenan, con su hora de inicio y sus días.',
  rules: 'Vea las reglas',
  rulesText:
    'Cómo se asignan los trabajos, quién ve las listas, contraseñas y recordatorios. Los valores iniciales sirven.',
  link: 'Comparta el enlace',
  linkText: 'Un enlace y un cartel con los que los conductores encuentran esta sede.',
  noneYet: 'Ninguno todavía',
  countDrivers: (drivers) => plural(drivers, 'conductor', 'conductores'),
  countJobs: (jobs) => plural(jobs, 'trabajo', 'trabajos'),
  open: 'Abra la primera selección',
  openText: 'Los conductores eligen hasta el cierre, para la semana siguiente a este.',
  cutoff: (zone) => `Primer cierre (${zone})`,
  openNow: 'Abrir la selección',
  openWithCutoff: 'Sí, abrir con este cierre',
  withSample:
    'Los conductores y trabajos de ejemplo todavía están aquí. Participan en la selección si no los quita antes.',
  notYet: 'Agregue primero al menos un conductor y un trabajo.',
  sample: 'Datos de ejemplo',
  addSampleText:
    'Cinco conductores inventados y cinco trabajos para probarlo todo. Puede quitarlos hasta que abra la primera selección.',
  addSample: 'Agregar datos de ejemplo',
  removeSampleText: (drivers, jobs) =>
    `Aquí hay ${plural(drivers, 'conductor', 'conductores')} y ${plural(jobs, 'trabajo', 'trabajos')} de ejemplo. Las filas que usted modificó ya no cuentan como ejemplo.`,
  removeSample: 'Quitar datos de ejemplo',
  removeConfirm: 'Sí, quitarlos',
  removeTitle: '¿Quitar los datos de ejemplo?',
  removeText: (drivers, jobs) =>
    `Se quitan ${plural(drivers, 'conductor', 'conductores')} y ${plural(jobs, 'trabajo', 'trabajos')} de ejemplo. Durante un día puede deshacerlo en Editar conductores y en Editar trabajos.`,
};
