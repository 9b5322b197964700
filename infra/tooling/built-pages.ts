import { ensureBuilt } from '~/infra/local/build';

/** Builds the pages before stories run in parallel, so that no story builds them while another uses them. */
export default ensureBuilt;
