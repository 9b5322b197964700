import type { IconName } from './icon-names';
import drawings from './icons.svg?url';

/**
 * A small drawing next to a text that says the same, so screen readers skip it. All drawings are in one image that the
 * browser keeps, so a page only names them.
 */
export const Icon = ({
  name,
  className = 'size-6',
}: {
  name: IconName;
  className?: string | undefined;
}) => (
  <svg className={className} aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
);
