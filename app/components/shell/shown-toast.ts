export interface ShownToast {
  /** Distinguishes two consecutive toasts with the same text. */
  id: string;
  title: string;
  description?: string | undefined;
  kind: 'success' | 'error' | 'warning' | 'info';
}

/** How long a toast is shown. */
export const shownMs = 7_000;
