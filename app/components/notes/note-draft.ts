import type { Audience } from '~/domain/notes/audience';

/** A note that is being written, as its form sends it. */
export interface NoteDraftView {
  readonly title: string;
  readonly text: string;
  readonly audience: Audience;
  readonly ids: string;
  readonly lastDay: string;
  readonly byEmail: boolean;
}
