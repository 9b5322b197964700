export const activity = {
  cleared: 'Activity log cleared',
  clearedText: 'Older entries are hidden from this view. The record keeps them.',
};
