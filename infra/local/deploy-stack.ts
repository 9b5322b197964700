/**
 * Deploys a stack. A stack that does not exist yet is deployed first without protection, because a protected
 * one that fails could neither be rolled back nor repeated, and then again with it.
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
