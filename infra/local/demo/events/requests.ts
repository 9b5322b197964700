import type { TypedRegistration } from '~/domain/registration/registration-request';

/** The request of a company that was let in. */
export const approvedRequest: TypedRegistration = {
  companyName: 'Prairie Parcel',
  contactName: 'Ruth Lindqvist',
  contactEmail: 'ruth@prairieparcel.example',
  contactPhone: '+1 555 0142',
  siteCode: 'CHI01',
  siteName: 'Chicago West',
  siteAddress: '2200 Kinzie Street, Chicago',
  notes: 'Two dozen drivers to begin with.',
  timeZone: 'America/Chicago',
  driverCount: '24',
};

/** The request of a company that waits for an answer. */
export const waitingRequest: TypedRegistration = {
  companyName: 'Coastline Couriers',
  contactName: 'Miguel Serrano',
  contactEmail: 'miguel@coastline.example',
  contactPhone: '+1 555 0178',
  siteCode: 'LAX01',
  siteName: 'Long Beach Depot',
  siteAddress: '18 Pier Avenue, Long Beach',
  notes: 'We select by seniority on paper today and would like to start in the new year.',
  timeZone: 'America/Los_Angeles',
  driverCount: '180',
  siteCount: '2',
};
