/** The action of the forms that sign out. */
export const exitPath = '/logout';

/** Whether a form signs out, of a driver or of an administrator. */
export const isExitForm = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.getAttribute('action')?.split('?')[0] === exitPath;
