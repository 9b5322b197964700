import type { deactivated as en } from '~/app/copy/en/driver/deactivated';

export const deactivated: typeof en = {
  title: 'El acceso está desactivado',
  ofCompany: (company) => `El operador desactivó el acceso de ${company}.`,
  ofSite: (company, site) => `El operador desactivó el acceso de la sede ${site} de ${company}.`,
  since: 'Esta sede está desactivada desde: {time}',
  notSaved: 'Lo que acaba de enviar no se guardó',
  notSavedText: 'El acceso ya estaba desactivado cuando llegó.',
  meaning: 'Qué significa esto',
  nothingDeleted:
    'No se borró nada. Las listas de preferencias y los resultados quedan como se guardaron.',
  noSignIn: 'Nadie puede iniciar sesión, y no se puede guardar ni cambiar nada.',
  deadlinesPass:
    'Las fechas límite siguen corriendo. Las listas guardadas antes de una fecha límite cuentan.',
  whatToDo: 'Qué hacer',
  driver: 'Si usted es conductor',
  driverText: 'Pregunte al administrador o al despachador de su sede.',
  contact: 'Contacto: {email}',
  admin: 'Si usted es administrador',
  adminText:
    'Hable con el operador que administra este sistema para su empresa. Solo el operador puede activar el acceso de nuevo. Después, todos vuelven a iniciar sesión.',
  lookAgain: 'Comprobar de nuevo',
};
