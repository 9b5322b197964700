import { redirect } from '@remix-run/node';
import { publicLoader } from '~/app/platform/guards/guards.server';

export const loader = publicLoader(async () => redirect('/admin/dashboard', 301));
