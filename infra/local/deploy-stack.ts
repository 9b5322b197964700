/**
 * Deploys a stack: one that is not created yet first without protection, under which a creation that fails
 * could neither be rolled back nor repeated, and once more with it when it has succeeded.
 */
export const deployStack = ({
  isCreated,
  writeTemplates,
  deploy,
}: {
  isCreated: boolean;
  writeTemplates: (options: { isProtected: boolean }) => void;
  /** Throws if it fails. */
  deploy: () => void;
}): void => {
  for (const isProtected of isCreated ? [true] : [false, true]) {
    writeTemplates({ isProtected });
    deploy();
  }
};
