import type { Site } from '~/domain/site/site';

/** The published award is shown, the provisional one if asked for or while nothing is published. */
export const readView = (request: Request, { vacation }: Site): 'provisional' | 'published' =>
  vacation.awardVersion === 0 || new URL(request.url).searchParams.get('view') === 'provisional'
    ? 'provisional'
    : 'published';
