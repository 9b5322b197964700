import type { sites as en } from '~/app/copy/en/admin/sites';
import { plural } from '~/app/copy/es/plural';

export const sites: typeof en = {
  title: 'Todas las sedes',
  shortcut: 'La semana de cada sede de la empresa',
  intro: (company, drivers) =>
    `${company} tiene ${plural(drivers, 'conductor', 'conductores')} en todas las sedes juntas.`,
  switchSite: 'Cambiar de sede',
  search: 'Buscar sedes',
  searchHint: 'Un nombre o código de sede',
  shown: (count) => plural(count, 'sede', 'sedes'),
  noneFound: 'No se encontraron sedes',
  noneFoundText: 'Revise la ortografía o busque otro nombre o código de sede.',
  workHere: 'Trabajar aquí',
  workAt: (name) => `Trabajar en ${name}`,
  current: 'Usted trabaja aquí',
  inactive: 'Desactivada',
  closes: 'Cierra',
};
