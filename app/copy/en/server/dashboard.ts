export const dashboard = {
  dashboardRefreshed: 'Dashboard Refreshed',
  latestDataHasBeenLoaded: 'Latest data has been loaded',
};
