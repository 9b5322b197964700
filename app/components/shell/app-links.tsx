const hasManifest = (loaded: unknown): loaded is { manifest: string } =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'manifest' in loaded &&
  typeof loaded.manifest === 'string';

/** Lets a reader put the page's site on the home screen. Loaders of the site's pages return `manifest`. */
export const AppLinks = ({ loaded }: { loaded: readonly unknown[] }) => {
  const found = loaded.find(hasManifest);
  return found ? (
    <>
      <link rel="manifest" href={found.manifest} />
      {/* Safari before iOS 16.4 shows the page without its own controls only because of this. */}
      <meta name="apple-mobile-web-app-capable" content="yes" />
    </>
  ) : null;
};
