import type { activity as en } from '~/app/copy/en/admin/activity';
import { plural } from '~/app/copy/es/plural';

export const activity: typeof en = {
  caption: 'Actividad',
  searchActivity: 'Buscar en la actividad',
  searchHint: 'Nombre, ID o detalles…',
  who: 'Quién',
  action: 'Acción',
  from: 'Desde',
  to: 'Hasta',
  reset: 'Restablecer',
  newestFirst: (rows, zone) =>
    `${plural(rows, 'línea', 'líneas')}, primero lo más reciente · en ${zone}`,
  time: 'Hora',
  noMatch: 'Ninguna actividad coincide con su búsqueda.',
  noEntries: 'No hay actividad registrada.',
  pages: 'Páginas del registro',
  searchOlder: 'Buscar más atrás',
  title: 'Registro de actividad',
  fileGoesOn:
    'No se incluyen las entradas más antiguas. Elija fechas anteriores o exporte como CSV, que las contiene todas.',
  clear: 'Vaciar (demo)',
  clearTitle: '¿Vaciar el registro de actividad?',
  clearText:
    'Todo lo anotado hasta ahora desaparece de esta página y de su exportación, para todos los administradores de la sede. El registro en sí se conserva, y queda anotado que usted lo vació.',
  clearConfirm: 'Vaciar la vista',
  actionNames: {
    create: 'Crear',
    update: 'Cambiar',
    delete: 'Eliminar',
    view: 'Ver',
    login: 'Inicio de sesión',
    logout: 'Cierre de sesión',
    save: 'Guardar',
  },
  everybody: 'Todos',
  administrators: 'Administradores',
  dispatchers: 'Despachadores',
  stewards: 'Delegados',
  programs: 'Programas (API)',
  masterAdministrator: 'Administrador maestro',
  theSystem: 'El sistema',
  allActions: 'Todas',
  foundIn: (found, searched, zone) =>
    `${plural(found, 'encontrada', 'encontradas')} en ${plural(searched, 'entrada revisada', 'entradas revisadas')} · en ${zone}`,
};
