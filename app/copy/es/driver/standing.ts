import type { standing as en } from '~/app/copy/en/driver/standing';

export const standing: typeof en = {
  basedOnEverythingSavedSo:
    'Según todo lo guardado hasta ahora. Puede cambiar con lo que guarden otros conductores, con cambios en la lista de antigüedad y con asignaciones manuales.',
  yourResultAndTheReasons:
    'Su resultado y los motivos aparecen en su página cuando su administrador publique las asignaciones.',
  selectionHasClosed: 'La selección cerró',
  rightNowNoNumberOf:
    'En este momento ninguna cantidad de preferencias le garantiza un trabajo. Ponga en su lista todos los trabajos que aceptaría.',
  noGuaranteeRightNow: 'Por ahora no hay garantía',
};
