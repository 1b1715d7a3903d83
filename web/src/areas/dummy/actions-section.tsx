import {
  mdiContentSaveOutline,
  mdiDotsHorizontal,
  mdiPlus,
  mdiPrinterOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { CopyButton } from '#web/kit/action/copy-button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Row, Section } from './section.tsx';
import styles from './dummy.module.css';

/** Buttons in all states. */
export function ActionsSection() {
  const t = useMessages('dummy');
  return (
    <Section title={t(($) => $.actions.title)}>
      <Row>
        <Button variant="primary" icon={mdiPlus} hint="N">
          {t(($) => $.newTransfer)}
        </Button>
        <Button icon={mdiPrinterOutline}>{t(($) => $.actions.print)}</Button>
        <Button variant="danger" icon={mdiTrashCanOutline}>
          {t(($) => $.actions.cancelOrder)}
        </Button>
        <Button variant="primary" disabled>
          {t(($) => $.actions.submit)}
        </Button>
        <Button isBusy icon={mdiContentSaveOutline}>
          {t(($) => $.actions.saving)}
        </Button>
        <Button size="sm">{t(($) => $.actions.change)}</Button>
        <IconButton icon={mdiDotsHorizontal} label={t(($) => $.actions.more)} hasBadge />
        <IconButton icon={mdiPrinterOutline} label={t(($) => $.actions.printAgain)} disabled />
        <CopyButton text="MT-HIA-024817-3" />
      </Row>
      <div className={styles.narrow}>
        <Button variant="primary" size="wide" hint="Ctrl ↵">
          {t(($) => $.actions.take, { amount: '$226.00' })}
        </Button>
      </div>
    </Section>
  );
}
