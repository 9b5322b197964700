import type { posting as en } from '~/app/copy/en/admin/posting';

export const posting: typeof en = {
  order: 'Orden de esta hoja',
  orders: {
    seniority: 'Por antigüedad',
    name: 'Por nombre',
    week: 'Por semana',
    job: 'Por trabajo',
  },
};
