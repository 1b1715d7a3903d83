import { Suspense } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Steps } from '#web/kit/layout/steps.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { QrImage } from '#web/kit/text/qr-image.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Section } from './section.tsx';
import styles from './dummy.module.css';

const STEPS = ['draft', 'purchased', 'hold', 'submitted', 'outForDelivery', 'delivered'] as const;

/** The parts of a paper. */
export function PaperSection() {
  const t = useMessages('dummy');
  const steps = STEPS.map((id, index) => ({
    id,
    label: t(($) => $.status[id]),
    time: index < 3 ? '10:27' : undefined,
  }));
  return (
    <Section title={t(($) => $.paper.title)}>
      <Banner tone="danger" title={t(($) => $.paper.held)}>
        {t(($) => $.paper.heldText)}
      </Banner>
      <Banner tone="warn">{t(($) => $.paper.delayed)}</Banner>
      <Banner tone="info" action={<Button size="sm">{t(($) => $.paper.reload)}</Button>}>
        {t(($) => $.paper.newVersion)}
      </Banner>
      <Steps label={t(($) => $.paper.progress)} steps={steps} current={2} isStopped />
      <div className={styles.columns}>
        <Sheet title={t(($) => $.paper.money)} padding="paper">
          <KeyValueList
            isMoney
            items={[
              { label: t(($) => $.paper.sent), value: '$500.00' },
              { label: t(($) => $.paper.fee), value: '$60.00' },
              { label: t(($) => $.paper.coupon), value: undefined },
              { label: t(($) => $.col.total), value: '$560.00', isSum: true },
            ]}
          />
        </Sheet>
        <Sheet title={t(($) => $.paper.history)} padding="side">
          <Timeline
            label={t(($) => $.paper.history)}
            events={[
              { id: '3', title: t(($) => $.paper.heldBy), note: t(($) => $.paper.system), tone: 'err' },
              { id: '2', title: t(($) => $.paper.pay), note: '10:27 · Ana Ruiz, Hialeah Main', tone: 'ok' },
              { id: '1', title: t(($) => $.paper.created), note: '10:21 · Ana Ruiz' },
            ]}
          />
        </Sheet>
        <Sheet title={t(($) => $.paper.factor)} padding="side">
          <Suspense fallback={<Skeleton />}>
            <QrImage text="otpauth://totp/Giro:admin?secret=JBSWY3DPEHPK3PXP" label={t(($) => $.paper.qr)} />
          </Suspense>
        </Sheet>
      </div>
    </Section>
  );
}
