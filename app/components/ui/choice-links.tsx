import { Link } from '@remix-run/react';
import { classNames } from './class-names';

/** Links to the variants of a page, of which one is shown. */
export const ChoiceLinks = ({
  label,
  links,
}: {
  label: string;
  links: readonly { readonly to: string; readonly text: string; readonly isShown: boolean }[];
}) => (
  <nav aria-label={label} className="flex flex-wrap items-center gap-1 sm:gap-2">
    {links.map(({ to, text, isShown }) => (
      <Link
        key={to}
        to={to}
        aria-current={isShown ? 'page' : undefined}
        className={classNames(
          'btn px-3 tabular-nums sm:px-4',
          isShown ? 'border-primary bg-base-200 font-bold' : 'border-base-300 bg-base-100',
        )}
      >
        {text}
      </Link>
    ))}
  </nav>
);
