/** Recovery codes for a lost phone. They are shown before they take effect, so that the user can save them first. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <input type="hidden" name="recoveryCodes" value={codes.join(' ')} />
    <ul className="grid max-w-sm gap-x-6 gap-y-1 rounded-box bg-base-200 p-4 font-mono sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </>
);
