import { useEffect, useState, type ComponentType } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { getShownMs, type ShownToast } from './shown-toast';

type Look = ComponentType<{ shown: ShownToast }>;

/** Shown if the script of the toast cannot be loaded. */
const PlainToast: Look = ({ shown }) => {
  const { kind, title, description } = shown;
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), getShownMs(shown));
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    open && (
      <Alert
        kind={kind}
        title={title}
        live="assertive"
        className="fixed inset-x-3 bottom-32 z-40 sm:top-28 sm:bottom-auto lg:top-20"
      >
        {description}
      </Alert>
    )
  );
};

/** Shows one toast at a time. Its script is loaded with the first, because most pages show none. */
export const Toaster = ({ toast }: { toast: ShownToast | null }) => {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [Toast, setToast] = useState<Look | null>(null);
  useEffect(() => {
    if (!toast) return;
    setShown(toast);
    void import('./toast').then(
      (script) => setToast(() => script.default),
      () => setToast(() => PlainToast),
    );
  }, [toast]);
  return shown && Toast && <Toast key={shown.id} shown={shown} />;
};
