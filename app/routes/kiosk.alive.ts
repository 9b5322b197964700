import { driverLoader } from '~/app/platform/guards/guards.server';

/** A kiosk says that its driver is still busy: the guard pushes the idle limit on. */
export const loader = driverLoader(async () => new Response(null, { status: 204 }));
