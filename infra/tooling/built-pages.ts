import { ensureBuilt } from '~/infra/local/build';

/** Before the stories start side by side: none of them builds the pages under the others. */
export default ensureBuilt;
