export const deactivated = {
  title: 'Access is switched off',
  ofCompany: (company: string) => `The operator has switched off access for ${company}.`,
  ofSite: (company: string, site: string) =>
    `The operator has switched off access for the site ${site} of ${company}.`,
  since: 'This site has been off since {time}',
  notSaved: 'What you just sent was not saved',
  notSavedText: 'Access was already switched off when it arrived.',
  meaning: 'What this means',
  nothingDeleted: 'Nothing was deleted. Lists of picks and results stay as they were saved.',
  noSignIn: 'Nobody can sign in, and nothing can be saved or changed.',
  deadlinesPass: 'Deadlines still pass. Lists that were saved before a deadline still count.',
  whatToDo: 'What to do',
  driver: 'If you are a driver',
  driverText: "Ask your site's administrator or dispatcher.",
  contact: 'Contact: {email}',
  admin: 'If you are an administrator',
  adminText:
    'Contact the operator who runs this system for your company. Only the operator can switch access on again. Then everyone signs in again.',
  lookAgain: 'Check again',
};
