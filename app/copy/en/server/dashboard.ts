export const dashboard = {
  refreshed: 'Dashboard Refreshed',
  refreshedText: 'Latest data has been loaded',
};
