import type { Call } from '~/app/ports/deps';
import type { OwnDeviceClaims } from '~/app/ports/sessions';
import type { DriverCredential } from '~/domain/access/credential';
import {
  getOwnDevices,
  readSecret,
  type OwnDevice,
  type SecretReading,
} from '~/domain/access/own-device';
import type { Company } from '~/domain/company/company';
import type { Driver } from '~/domain/drivers/driver';
import { getOwnDeviceEpoch } from '~/domain/site/site';
import type { Site } from '~/domain/site/site';

export interface FoundOwnDevice {
  readonly site: Site;
  readonly company: Company;
  readonly driver: Driver;
  readonly credential: DriverCredential;
  readonly device: OwnDevice;
  readonly reading: SecretReading;
}

/** The own device that a cookie names, if it still counts. One read. */
export const readOwnDevice = async ({
  deps: { stores, clock, sha256 },
  claims: { companyId, siteId, employeeId, deviceId, secret },
}: Call<
  'stores' | 'clock' | 'sha256',
  { claims: OwnDeviceClaims }
>): Promise<FoundOwnDevice | null> => {
  const tenant = { companyId, siteId };
  const { site, company, driver, credential } = await stores.access.readDriver(tenant, employeeId);
  if (!site?.isActive || !company?.isActive || !driver || !credential) return null;
  const now = clock.now();
  const rules = { settings: site.settings, epoch: getOwnDeviceEpoch(site, company), now };
  const device = getOwnDevices(credential.ownDevices, rules).find(({ id }) => id === deviceId);
  if (!device) return null;
  return {
    site,
    company,
    driver,
    credential,
    device,
    reading: readSecret(device, sha256(secret), now),
  };
};
