import type {
  ApprovedRequest,
  DeniedRequest,
  PendingRequest,
  RegistrationDetails,
} from '~/domain/registration/registration-request';

export const someDetails = {
  companyName: 'Acme Parcel',
  contactName: 'Ada Admin',
  contactEmail: 'ada@acme.test',
  contactPhone: '+1 555 0100',
  siteCode: 'NYC01',
  siteName: 'New York Depot',
  siteAddress: '1 Dock Street, New York',
  notes: 'Forty drivers',
} satisfies RegistrationDetails;

export const aRequest = (fields: Partial<PendingRequest> = {}): PendingRequest => ({
  ...someDetails,
  id: 'REQ1234',
  requestedAt: '2026-11-21T12:00:00.000Z',
  status: 'pending',
  ...fields,
});

const decision = { decidedAt: '2026-11-22T12:00:00.000Z', decidedBy: 'admin' };

/** The same request, once approved and once denied. */
export const aDecided = (
  request: PendingRequest = aRequest(),
): { approved: ApprovedRequest; denied: DeniedRequest } => ({
  approved: {
    ...request,
    ...decision,
    status: 'approved',
    companyId: 'ACMEPARCEL',
    siteId: request.siteCode,
  },
  denied: { ...request, ...decision, status: 'denied', denialReason: 'Not a customer' },
});
