/** Where the dialogs of the page lead back to. */
export const apiAccessPath = '/admin/api-access';
