import { mdiFilterOffOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Spinner } from '#web/kit/feedback/spinner.tsx';
import { DateRangeField } from '#web/kit/input/date-range-field.tsx';
import type { DateRange } from '#web/kit/input/date-range.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Steps } from '#web/kit/layout/steps.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { FilterChip } from '#web/kit/text/filter-chip.tsx';
import { MoneyText } from '#web/kit/text/money-text.tsx';
import { NumberText } from '#web/kit/text/number-text.tsx';
import { QrImage } from '#web/kit/text/qr-image.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { Row, Section } from './section.tsx';
import styles from './dummy.module.css';

const TODAY = '2026-11-20';

const TABS = [
  { id: 'today', label: 'Today', count: '412' },
  { id: 'drafts', label: 'My drafts', count: '3', isDirty: true },
  { id: 'hold', label: 'In hold', count: '99+' },
];

const STEPS = ['Draft', 'Purchased', 'Hold', 'Submitted', 'Out for delivery', 'Delivered'].map(
  (label, index) => ({
    id: label,
    label,
    time: index < 3 ? '10:27' : undefined,
  }),
);

/** Views, filters and states above an explorer. */
export function FiltersSection() {
  const [tab, setTab] = useState('today');
  const [range, setRange] = useState<DateRange | undefined>({ from: TODAY, to: TODAY });
  const nothing = () => undefined;
  return (
    <Section title="Views and filters">
      <Tabs label="Views" tabs={TABS} active={tab} onChange={setTab} />
      <Row>
        <DateRangeField
          label="Date"
          value={range}
          today={TODAY}
          onChange={setRange}
          onClear={() => setRange(undefined)}
        />
        <FilterChip label="Status" value="all open" onOpen={nothing} onClear={nothing} />
        <FilterChip label="Sender" onOpen={nothing} />
      </Row>
      <Row>
        <StatusChip tone="ok" label="Delivered" />
        <StatusChip tone="info" label="Submitted" />
        <StatusChip tone="warn" label="Out for delivery" />
        <StatusChip tone="err" label="Hold" />
        <StatusChip tone="mute" label="Draft" />
        <Chip label="Vip" />
        <Avatar name="Marta Rodríguez" />
        <Avatar name="Hialeah Main" shape="square" />
        <MoneyText minor="6124000" currency="USD" />
        <NumberText value={12345} />
      </Row>
    </Section>
  );
}

/** The parts of a paper. */
export function PaperSection() {
  return (
    <Section title="Paper">
      <Banner tone="danger" title="In hold by Compliance since 10:27.">
        Submit is possible after the release.
      </Banner>
      <Banner tone="warn">Banes: deliveries delayed by 2 days.</Banner>
      <Banner tone="info" action={<Button size="sm">Reload</Button>}>
        A new version is ready.
      </Banner>
      <Steps label="Progress" steps={STEPS} current={2} isStopped />
      <div className={styles.columns}>
        <Sheet title="Money" padding="paper">
          <KeyValueList
            isMoney
            items={[
              { label: 'Amount sent', value: '$500.00' },
              { label: 'Fee 12 %', value: '$60.00' },
              { label: 'Coupon', value: undefined },
              { label: 'Total', value: '$560.00', isSum: true },
            ]}
          />
        </Sheet>
        <Sheet title="History" padding="side">
          <Timeline
            label="History"
            events={[
              { id: '3', title: 'Hold by rule SDN_HIT', note: '10:27 · system', tone: 'err' },
              { id: '2', title: 'Pay $560.00', note: '10:27 · Ana Ruiz, Hialeah Main', tone: 'ok' },
              { id: '1', title: 'Created', note: '10:21 · Ana Ruiz' },
            ]}
          />
        </Sheet>
        <Sheet title="Second factor" padding="side">
          <Suspense fallback={<Skeleton />}>
            <QrImage text="otpauth://totp/Giro:admin?secret=JBSWY3DPEHPK3PXP" label="QR code for the app" />
          </Suspense>
        </Sheet>
      </div>
    </Section>
  );
}

/** What stands where nothing stands yet. */
export function WaitingSection() {
  return (
    <Section title="Waiting and empty">
      <Sheet padding="flush">
        <EmptyState
          icon={mdiFilterOffOutline}
          title="No order fits the filters"
          text="Widen the dates, or clear the filters to see all orders of the office."
          action={<Button>Clear filters</Button>}
        />
      </Sheet>
      <Skeleton />
      <Skeleton shape="form" />
      <Spinner />
    </Section>
  );
}
