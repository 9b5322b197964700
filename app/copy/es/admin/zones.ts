import type { zones as en } from '~/app/copy/en/admin/zones';

export const zones: typeof en = {
  regions: {
    Africa: 'África',
    America: 'América',
    Antarctica: 'Antártida',
    Arctic: 'Ártico',
    Asia: 'Asia',
    Atlantic: 'océano Atlántico',
    Australia: 'Australia',
    Europe: 'Europa',
    Indian: 'océano Índico',
    Pacific: 'océano Pacífico',
  },
};
