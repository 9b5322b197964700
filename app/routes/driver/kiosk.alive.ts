import { driverLoader } from '~/app/platform/guards/guards.server';

/**
 * Requested while the driver at a kiosk is active. The request needs no code of its own, because the guard extends the
 * session.
 */
export const loader = driverLoader(async () => new Response(null, { status: 204 }));
