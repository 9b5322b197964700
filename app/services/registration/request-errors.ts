export interface RequestNotFound {
  readonly code: 'request-not-found';
}

/** Somebody else, or an earlier click, has decided it. */
export interface RequestDecided {
  readonly code: 'request-decided';
  readonly status: 'approved' | 'denied';
}
