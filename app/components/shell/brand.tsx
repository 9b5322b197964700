import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { productName } from '~/domain/shared/product';

const Mark = () => (
  <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <g className="stroke-primary-content" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M8 10h10" />
      <path d="M8 16h13" opacity="0.8" />
      <path d="M8 22h7" opacity="0.6" />
      <path d="m20 21 2.5 2.5L27 18" />
    </g>
  </svg>
);

/** The product's mark and name, as a link. */
export const Brand = ({
  to,
  children,
}: {
  to: string;
  /** A line below the name. */
  children?: ReactNode;
}) => (
  <Link to={to} className="flex min-h-11 items-center gap-3 justify-self-start">
    <Mark />
    <span className="leading-tight">
      <span className="block font-bold">{productName}</span>
      {children}
    </span>
  </Link>
);
