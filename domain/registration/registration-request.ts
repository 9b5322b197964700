import { cutText } from '~/domain/shared/clean-text';
import type { RegistrationField } from './limits';
import type { PendingRequest, ProcessedRequest } from './registration-request-schema';

export type {
  RegistrationDetails,
  PendingRequest,
  ProcessedRequest,
} from './registration-request-schema';

/** An example of a valid site code, shown wherever one is entered. */
export const exampleSiteCode = 'NYC01';

/** The fields that a company may leave out, and that forms of earlier versions do not have. */
export type OptionalField = 'timeZone' | 'driverCount' | 'siteCount' | 'wishedCompanyId';
/** The form as it was typed, with the time zone as its name. */
export type TypedRegistration = Readonly<
  Record<Exclude<RegistrationField, OptionalField>, string> & {
    [Field in OptionalField]?: string | undefined;
  }
>;

export type ApprovedRequest = Extract<ProcessedRequest, { status: 'approved' }>;
export type DeniedRequest = Extract<ProcessedRequest, { status: 'denied' }>;
export type RegistrationRequest = PendingRequest | ProcessedRequest;

const previewLength = 50;

/** The denial reason, otherwise the start of the notes; null if there is neither. */
export const formatRequestDetails = (request: ProcessedRequest): string | null => {
  if (request.status === 'denied') return request.denialReason;
  const { notes } = request;
  if (notes.length > previewLength) return `${cutText(notes, previewLength)}...`;
  return notes || null;
};
