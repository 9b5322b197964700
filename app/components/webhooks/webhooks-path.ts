/** Where the dialogs of the page lead back to. */
export const webhooksPath = '/admin/webhooks';
