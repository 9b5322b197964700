import type { activity as en } from '~/app/copy/en/admin/activity';
import { plural } from '~/app/copy/es/plural';

export const activity: typeof en = {
  activity: 'Actividad',
  searchActivity: 'Buscar en la actividad',
  nameIdOrDetails: 'Nombre, ID o detalles…',
  who: 'Quién',
  action: 'Acción',
  from: 'Desde',
  to: 'Hasta',
  reset: 'Restablecer',
  newestFirst: (rows) => `${plural(rows, 'línea', 'líneas')}, primero lo más reciente`,
  time: 'Hora',
  noActivityMatchesYourSearch: 'Ninguna actividad coincide con su búsqueda.',
  noActivityRecorded: 'No hay actividad registrada.',
  pagesOfTheLog: 'Páginas del registro',
  searchOlder: 'Buscar más atrás',
  activityLog: 'Registro de actividad',
  clearDemo: 'Vaciar (demo)',
  clearTheActivityLog: '¿Vaciar el registro de actividad?',
  allEntriesSoFarDisappear:
    'Todo lo anotado hasta ahora desaparece de esta página y de su exportación, para todos los administradores de la sede. El registro en sí se conserva, y queda anotado que usted lo vació.',
  clearTheView: 'Vaciar la vista',
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
  masterAdministrator: 'Administrador maestro',
  theSystem: 'El sistema',
  allActions: 'Todas las acciones',
  foundIn: (found, searched) =>
    `${plural(found, 'encontrada', 'encontradas')} en ${plural(searched, 'entrada revisada', 'entradas revisadas')}`,
  timesIn: (zone) => `en ${zone}`,
};
