import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/infra/local/build';
import { drawIcons } from '~/infra/local/draw-icons';

/** Draws the image of all icons again, after `icon-names.ts` or the package of icons has changed. */
writeFileSync(join(root, 'app/components/ui/icons.svg'), await drawIcons());
