/**
 * Deploys a stack. A new stack is deployed twice: first without deletion protection, then with it. If the first
 * deployment of a protected stack failed, it could neither be rolled back nor repeated.
 */
export const deployStack = ({
  isCreated,
  writeTemplates,
  deploy,
}: {
  isCreated: boolean;
  writeTemplates: (options: { isProtected: boolean }) => void;
  /** Throws if the deployment fails. */
  deploy: () => void;
}): void => {
  for (const isProtected of isCreated ? [true] : [false, true]) {
    writeTemplates({ isProtected });
    deploy();
  }
};
