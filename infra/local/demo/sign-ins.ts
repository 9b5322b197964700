/** The password of everybody in the demo who has one. It opens invented data only. */
export const demoPassword = 'ferry lantern 42 orchard';

export interface AdminSignIn {
  readonly companyId: string;
  readonly siteId: string;
  readonly username: string;
}

/** The people who can sign in, by role. */
export interface SignIns {
  readonly admins: Record<string, AdminSignIn>;
  /** Employee IDs, by what is interesting about the driver. */
  readonly drivers: Record<string, string>;
}
