/** The codes for a lost phone: shown before they count, so that they are kept when they do. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <input type="hidden" name="recoveryCodes" value={codes.join(' ')} />
    <ul className="grid max-w-xs grid-cols-2 gap-x-6 gap-y-1 rounded-box bg-base-200 p-4 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </>
);
