import type { Site } from '~/domain/site/site';

/**
 * Which award to show: the published one, or the provisional one if the URL asks for that or nothing is published yet.
 */
export const readView = (request: Request, { vacation }: Site): 'provisional' | 'published' =>
  vacation.awardVersion === 0 || new URL(request.url).searchParams.get('view') === 'provisional'
    ? 'provisional'
    : 'published';
