import type { Activity } from '~/domain/activity/activity';

export const actionNames: Readonly<Record<Activity['action'], string>> = {
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
  view: 'View',
  login: 'Login',
  logout: 'Logout',
  save: 'Save',
};
