import type * as en from '~/app/copy/en/server/selection';

export const settings: typeof en.settings = {
  nowKiosk: 'Esta computadora ahora es un quiosco',
  nowKioskText: 'Cierre sesión aquí y se abrirá la página de inicio de la sede.',
  kioskNoLonger: 'Esta computadora ya no es un quiosco',
};

export const weeksAhead: typeof en.weeksAhead = {
  saved: {
    'add-holiday': 'Día festivo agregado',
    'remove-holiday': 'Día festivo quitado',
    'choose-cutoff': 'Cierre fijado',
    'usual-cutoff': 'Vale el cierre habitual',
  },
};

export const workPlan: typeof en.workPlan = {
  planned: 'Trabajos planeados',
  plannedText: 'La página de estado ya los muestra.',
  canceled: 'Trabajos cancelados',
  canceledText: 'Las páginas ya no los anuncian.',
};

export const dashboard: typeof en.dashboard = {
  refreshed: 'Panel actualizado',
  refreshedText: 'Ya ve los datos más recientes',
};

export const live: typeof en.live = {
  damagedLink: 'Este enlace está dañado.',
};

export const firstSteps: typeof en.firstSteps = {
  opened: 'La selección está abierta',
  openedText: 'Los conductores pueden elegir trabajos hasta el cierre.',
  sample: {
    'add-sample': { title: 'Datos de ejemplo agregados' },
    'remove-sample': {
      title: 'Datos de ejemplo quitados',
      description: 'Durante un día puede deshacerlo en Editar conductores y en Editar trabajos.',
    },
  },
  alreadyOpened: 'La selección ya se abrió',
  alreadyOpenedText: 'Alguien abrió la primera selección. No se cambió nada.',
};
