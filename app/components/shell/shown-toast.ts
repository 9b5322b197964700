export interface ShownToast {
  /** Distinguishes two consecutive toasts with the same text. */
  id: string;
  title: string;
  description?: string | undefined;
  kind: 'success' | 'error' | 'warning' | 'info';
}

/** Whether the window is as narrow as a phone, where a toast covers what is under it. */
export const isPhone = (): boolean => matchMedia('not all and (min-width: 40rem)').matches;

/** How long a toast is shown: shorter on phones, unless it says what went wrong. */
export const getShownMs = ({ kind }: Pick<ShownToast, 'kind'>): number =>
  isPhone() && (kind === 'success' || kind === 'info') ? 3_000 : 7_000;
