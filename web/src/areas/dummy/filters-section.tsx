import { useState } from 'react';
import { DateRangeField } from '#web/kit/input/date-range-field.tsx';
import type { DateRange } from '#web/kit/input/date-range.ts';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { FilterChip } from '#web/kit/text/filter-chip.tsx';
import { MoneyText } from '#web/kit/text/money-text.tsx';
import { NumberText } from '#web/kit/text/number-text.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Row, Section } from './section.tsx';

const TODAY = '2026-11-20';

/** Views, filters and states above an explorer. */
export function FiltersSection() {
  const t = useMessages('dummy');
  const [tab, setTab] = useState('today');
  const [range, setRange] = useState<DateRange | undefined>({ from: TODAY, to: TODAY });
  const nothing = () => undefined;
  const tabs = [
    { id: 'today', label: t(($) => $.filters.today), count: '412' },
    { id: 'drafts', label: t(($) => $.filters.drafts), count: '3', isDirty: true },
    { id: 'hold', label: t(($) => $.filters.hold), count: '99+' },
  ];
  return (
    <Section title={t(($) => $.filters.title)}>
      <Tabs label={t(($) => $.filters.views)} tabs={tabs} active={tab} onChange={setTab} />
      <Row>
        <DateRangeField
          label={t(($) => $.filters.date)}
          value={range}
          today={TODAY}
          onChange={setRange}
          onClear={() => setRange(undefined)}
        />
        <FilterChip
          label={t(($) => $.col.status)}
          value={t(($) => $.filters.allOpen)}
          onOpen={nothing}
          onClear={nothing}
        />
        <FilterChip label={t(($) => $.col.sender)} onOpen={nothing} />
      </Row>
      <Row>
        <StatusChip tone="ok" label={t(($) => $.status.delivered)} />
        <StatusChip tone="info" label={t(($) => $.status.submitted)} />
        <StatusChip tone="warn" label={t(($) => $.status.outForDelivery)} />
        <StatusChip tone="err" label={t(($) => $.status.hold)} />
        <StatusChip tone="mute" label={t(($) => $.status.draft)} />
        <Chip label="Vip" />
        <Avatar name="Marta Rodríguez" />
        <Avatar name="Hialeah Main" shape="square" />
        <MoneyText minor="6124000" currency="USD" />
        <NumberText value={12345} />
      </Row>
    </Section>
  );
}
