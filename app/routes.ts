import { flatRoutes } from '@remix-run/fs-routes';
import { route } from '@remix-run/route-config';

/** The pages of a folder: each file is named by its URL, below that of the folder's layout. */
const readPages = (folder: string) => flatRoutes({ rootDirectory: `routes/${folder}` });

export default [
  ...(await readPages('public')),
  ...(await readPages('driver')),
  ...(await readPages('api')),
  route('admin', 'routes/admin.tsx', [
    ...(await readPages('admin')),
    route('master', 'routes/master.tsx', await readPages('master')),
  ]),
];
