import { cutText } from '~/domain/shared/clean-text';
import type { PendingRequest, ProcessedRequest } from './registration-request-schema';

export type {
  RegistrationDetails,
  PendingRequest,
  ProcessedRequest,
} from './registration-request-schema';

/** The longest that each field may be. */
export const registrationLimits = {
  companyName: 120,
  contactName: 120,
  contactEmail: 254,
  contactPhone: 40,
  siteCode: 5,
  siteName: 120,
  siteAddress: 300,
  notes: 1000,
} as const;
export type RegistrationField = keyof typeof registrationLimits;
export const maxDenialReason = 1000;
/** How a site code looks, wherever one is asked for. */
export const exampleSiteCode = 'NYC01';

export type ApprovedRequest = Extract<ProcessedRequest, { status: 'approved' }>;
export type DeniedRequest = Extract<ProcessedRequest, { status: 'denied' }>;
export type RegistrationRequest = PendingRequest | ProcessedRequest;

/** Spec 4. */
export const defaultDenialReason = 'Request denied by administrator';

const previewLength = 50;

/** Spec 2: the denial reason, otherwise the beginning of the notes. */
export const detailsOf = (request: ProcessedRequest): string => {
  if (request.status === 'denied') return request.denialReason;
  const { notes } = request;
  if (notes.length > previewLength) return `${cutText(notes, previewLength)}...`;
  return notes || 'No details';
};
