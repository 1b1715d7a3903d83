import type { KeyValue } from '#web/kit/layout/key-value-list.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { OrderRecord } from './order-record.ts';

/** Who sold it and who fulfils it, as facts of a section. */
export function useOfficeFacts({ office, agent, providerOffice }: OrderRecord): readonly KeyValue[] {
  const t = useMessages('order-paper');
  const nameOf = ({ code, name }: { code: string; name: string }) => `${name} (${code})`;
  return [
    { label: t(($) => $.office), value: nameOf(office) },
    ...(agent === null ? [] : [{ label: t(($) => $.agent), value: agent }]),
    {
      label: t(($) => $.provider),
      value: providerOffice === null ? t(($) => $.noProvider) : nameOf(providerOffice),
    },
  ];
}
