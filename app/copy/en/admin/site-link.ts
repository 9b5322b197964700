export const siteLink = {
  title: 'Site Link',
  intro:
    'Your drivers’ sign-in link. It opens your site’s landing page, and their Employee IDs are looked up at this site only.',
  sendIt: 'Send it',
  sendText: 'By email or text message, or as a bookmark on a shared computer.',
  printIt: 'Print it',
  printText: 'A poster with this code, the link and three steps, for Letter or A4 paper.',
  qrCodeOf: (link: string) => `QR code of ${link}`,
  printPoster: 'Print Poster',
  linkForDrivers: 'Link for drivers',
  poster: 'Poster',
  posterTitle: 'Choose your job for the coming week',
  questions: (contactEmail: string) => `Questions? ${contactEmail}`,

  copyResult: {
    copied: 'Copied to Clipboard',
    failed: 'Failed to copy data to clipboard. Please try again or select and copy manually.',
  },
  posterSteps: (digits: number): readonly (readonly [string, string])[] => [
    ['Scan', 'the code with your phone’s camera, or type the address below it.'],
    ['Log in', `with your ${digits}-digit Employee ID.`],
    ['Rank and save', 'the jobs you want, best first, before the deadline.'],
  ],
};
