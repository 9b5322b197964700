import type { foreignRequest as en } from '~/app/copy/en/server/foreign-request';

export const foreignRequest: typeof en = {
  title: 'No se aceptó este formulario',
  text: 'Su navegador no indicó que viene de nuestras propias páginas, así que no se cambió nada. Esto lo protege de otros sitios web que actúan en su nombre.',
  ways: [
    'Vuelva atrás, recargue la página y envíe el formulario de nuevo.',
    'Si eso no ayuda, desactive las herramientas de privacidad y los complementos que ocultan de dónde vienen las solicitudes, o use otro navegador.',
    'Si la página está abierta dentro de otra aplicación, ábrala en un navegador.',
  ],
  toStart: 'Ir a la página de inicio',
};
