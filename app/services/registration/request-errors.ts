export interface RequestNotFound {
  readonly code: 'request-not-found';
}

/** Another administrator or an earlier click has already decided the request. */
export interface RequestDecided {
  readonly code: 'request-decided';
  readonly status: 'approved' | 'denied';
}
