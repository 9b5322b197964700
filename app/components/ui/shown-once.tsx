/** A secret text that is shown only once. One press selects all of it. */
export const ShownOnce = ({ label, text }: { label: string; text: string }) => (
  <p className="mt-3 rounded-box bg-base-200 p-4">
    <code aria-label={label} className="block font-mono text-sm wrap-anywhere select-all">
      {text}
    </code>
  </p>
);
