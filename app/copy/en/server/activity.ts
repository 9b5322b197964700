export const activity = {
  activityLogCleared: 'Activity log cleared',
  olderEntriesAreHiddenFrom: 'Older entries are hidden from this view. The record keeps them.',
};
