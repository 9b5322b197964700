/** How long the erasure of a company or site waits (domain/README.md#erased-companies-and-sites). */
export const erasureWaitDays = 30;
export const maxErasureReason = 500;
