import type { standing as en } from '~/app/copy/en/driver/standing';

export const standing: typeof en = {
  basis:
    'Según todo lo guardado hasta ahora. Puede cambiar con lo que guarden otros conductores, con cambios en la lista de antigüedad y con asignaciones manuales.',
  closedText:
    'Su resultado y los motivos aparecen en su página cuando su administrador publique las asignaciones.',
  closed: 'La selección cerró',
  noGuaranteeText:
    'En este momento ninguna cantidad de preferencias le garantiza un trabajo. Ponga en su lista todos los trabajos que aceptaría.',
  noGuarantee: 'Por ahora no hay garantía',
};
