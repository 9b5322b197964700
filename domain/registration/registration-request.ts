import { cutText } from '~/domain/shared/clean-text';
import type { PendingRequest, ProcessedRequest } from './registration-request-schema';

export type {
  RegistrationDetails,
  PendingRequest,
  ProcessedRequest,
} from './registration-request-schema';

/** How a site code looks, wherever one is asked for. */
export const exampleSiteCode = 'NYC01';

export type ApprovedRequest = Extract<ProcessedRequest, { status: 'approved' }>;
export type DeniedRequest = Extract<ProcessedRequest, { status: 'denied' }>;
export type RegistrationRequest = PendingRequest | ProcessedRequest;

/** What the contact reads where the administrator gave no reason. */
export const defaultDenialReason = 'Request denied by administrator';

const previewLength = 50;

/** The denial reason, otherwise the beginning of the notes. */
export const formatRequestDetails = (request: ProcessedRequest): string => {
  if (request.status === 'denied') return request.denialReason;
  const { notes } = request;
  if (notes.length > previewLength) return `${cutText(notes, previewLength)}...`;
  return notes || 'No details';
};
