export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof logoTypes)[number];

/** The most that a logo may have. */
export const maxLogoBytes = 100 * 1024;
export const maxLogoPixels = 1024;

/** What a company's own item says of its logo, so that pages need to read nothing else. */
export interface Logo {
  /** A hash of the image. */
  readonly version: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The image itself. */
export interface StoredLogo {
  readonly version: string;
  readonly type: LogoType;
  readonly bytes: Uint8Array;
}

const logoPath = (companyId: string, version: string): string => `/logo/${companyId}/${version}`;

/** What a page needs to show a company's logo. */
export interface ShownLogo extends Pick<Logo, 'width' | 'height'> {
  readonly src: string;
  /** The company's name. */
  readonly alt: string;
}

/** Undefined for a company without a logo. */
export const showLogo = ({
  companyId,
  name,
  logo,
}: {
  readonly companyId: string;
  readonly name: string;
  readonly logo?: Logo | undefined;
}): ShownLogo | undefined =>
  logo && {
    src: logoPath(companyId, logo.version),
    alt: name,
    width: logo.width,
    height: logo.height,
  };
