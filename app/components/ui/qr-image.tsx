/** A QR code, dark on white in every theme, with the margin of four modules that QR readers need. */
export const QrImage = ({
  size,
  path,
  label,
  className,
}: {
  size: number;
  path: string;
  label: string;
  className?: string;
}) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    shapeRendering="crispEdges"
    className={className}
  >
    <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
