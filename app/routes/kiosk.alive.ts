import { driverLoader } from '~/app/platform/guards/guards.server';

/** Called while the driver at a kiosk is active. The guard extends the session. */
export const loader = driverLoader(async () => new Response(null, { status: 204 }));
