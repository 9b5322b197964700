import { MonitorSmartphone } from 'lucide-react';

export const KioskBanner = () => (
  <p className="bg-warning text-warning-content print:hidden">
    <span className="shell flex items-center justify-center gap-2 py-2 text-center text-sm font-semibold">
      <MonitorSmartphone className="size-4 shrink-0" aria-hidden="true" />
      Kiosk Mode Active - This computer is restricted to the Job Selection System
    </span>
  </p>
);
