export const activity = {
  cleared: 'Activity log cleared',
  clearedText: 'Older entries are now hidden on this page, but stay on record.',
};
