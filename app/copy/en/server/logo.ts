/** Toasts and errors about a company's logo. */
export const logo = {
  saved: 'Logo saved',
  savedText: 'All pages of the company show it from now on.',
  removed: 'Logo removed',
  removedText: (name: string) => `Pages of ${name} show only its name.`,
  notStored: 'The logo was not saved',
  tooLarge: (kilobytes: number) =>
    `The file is larger than ${kilobytes} KB. Save the image smaller and try again.`,
  noImage: 'The file is not a PNG, JPEG or WebP image. Save the logo in one of these formats.',
  damaged: 'The image is damaged or incomplete. Save it again in another program and try again.',
  animated: 'The image is animated. Choose one that does not move.',
  tooManyPixels: (size: string, most: string) =>
    `The image has ${size} pixels. It may have at most ${most} × ${most}.`,
  size: (width: number, height: number) =>
    `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`,
};
