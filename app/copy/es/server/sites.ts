import type { sites as en } from '~/app/copy/en/server/sites';

export const sites: typeof en = {
  entered: (name) => `Ahora trabaja en ${name}`,
  enteredText:
    'Todo lo que cambie se guarda en esta sede, y su registro de actividad le nombra a usted.',
};
