import type { Site } from '~/domain/site/site';

/** Shows the published award, or the provisional one if the URL asks for it or nothing is published yet. */
export const readView = (request: Request, { vacation }: Site): 'provisional' | 'published' =>
  vacation.awardVersion === 0 || new URL(request.url).searchParams.get('view') === 'provisional'
    ? 'provisional'
    : 'published';
