import { useEffect, useState, type ComponentType } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { shownMs, type ShownToast } from './shown-toast';

type Look = ComponentType<{ shown: ShownToast }>;

/** Shown if the script of the toast cannot be loaded. */
const PlainToast: Look = ({ shown: { kind, title, description } }) => {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    open && (
      <Alert kind={kind} title={title} live="assertive" className="fixed inset-x-3 top-3 z-40">
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
