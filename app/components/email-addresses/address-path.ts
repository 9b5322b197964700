export const addressesPath = '/admin/email-addresses';

/** The page of a driver's email address. */
export const getAddressPath = (employeeId: string): string =>
  `${addressesPath}?${new URLSearchParams({ driver: employeeId })}`;
