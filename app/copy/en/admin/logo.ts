/** A company's logo on its own pages. */
export const logo = {
  title: 'Company Logo',
  shortcut: 'Your logo on sign-in, driver and print pages',
  intro:
    'The logo is shown next to the company’s name on the site links, when drivers sign in, on their pages, above these pages and on prints. Everybody who has a site link can see it.',
  present: 'Current logo',
  none: 'No logo yet',
  noneText: 'Pages show the company’s name only.',
  choose: 'Choose an image',
  replace: 'Replace the logo',
  file: 'Image file',
  fileHint: (kilobytes: number, pixels: string) =>
    `PNG, JPEG or WebP, at most ${kilobytes} KB and ${pixels} × ${pixels} pixels. It is shown on white. Hidden data, such as where a photo was taken, is removed.`,
  told: 'Everybody who answers for a site of the company is told by email.',
  upload: 'Upload logo',
  uploading: 'Uploading...',
  remove: 'Remove logo',
  removeTitle: 'Remove the logo?',
  removeText:
    'All pages of the company show only its name again. Drivers see the change when they open the next page.',
};
