/** Save a driver's list through the use case, as the driver's page does. */
export { saveJobs as rankJobs, saveWeeks as rankWeeks } from '~/infra/local/demo/save-list';
