import type { ShownLogo } from '~/domain/logo/logo';
import { classNames } from './class-names';

const sizes = {
  small: { plate: 'h-9 p-1', image: 'max-h-7 max-w-20 sm:max-w-32' },
  large: { plate: 'h-14 p-1.5', image: 'max-h-11 max-w-48' },
};

/** A company's logo on a white plate, because it may be transparent and dark. The space is reserved before it is loaded. */
export const CompanyLogo = ({
  logo,
  isSmall = false,
  className,
}: {
  logo: ShownLogo;
  isSmall?: boolean;
  className?: string;
}) => {
  const size = sizes[isSmall ? 'small' : 'large'];
  return (
    <span
      className={classNames(
        'flex w-fit shrink-0 items-center rounded-field bg-white',
        size.plate,
        className,
      )}
    >
      <img
        {...logo}
        alt={logo.alt}
        className={classNames('h-auto w-auto object-contain', size.image)}
      />
    </span>
  );
};
