import { mdiPrinterOutline, mdiTrashCanOutline } from '@mdi/js';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { Drawer } from '#web/kit/overlay/drawer.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { Popover } from '#web/kit/overlay/popover.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Row, Section } from './section.tsx';
import styles from './dummy.module.css';

type Open = 'dialog' | 'drawer' | undefined;

/** What lies over the page. */
export function OverlaySection() {
  const t = useMessages('dummy');
  const confirm = useConfirm();
  const { toast, toastError, snackbar } = useToast();
  const [open, setOpen] = useState<Open>();
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement>();
  const [popAnchor, setPopAnchor] = useState<HTMLElement>();
  const close = () => setOpen(undefined);
  return (
    <Section title={t(($) => $.overlay.title)}>
      <Row>
        <Button
          onClick={async () =>
            toast((await confirm()) ? t(($) => $.overlay.confirmed) : t(($) => $.overlay.left))
          }
        >
          {t(($) => $.overlay.confirm)}
        </Button>
        <Button
          onClick={() =>
            confirm({
              title: t(($) => $.overlay.deleteTitle),
              isDanger: true,
              okLabel: t(($) => $.overlay.delete),
            })
          }
        >
          {t(($) => $.overlay.danger)}
        </Button>
        <Button onClick={() => toast(t(($) => $.overlay.saved))}>{t(($) => $.overlay.toast)}</Button>
        <Button onClick={() => toastError(new Error(t(($) => $.overlay.noFunds)))}>
          {t(($) => $.overlay.error)}
        </Button>
        <Button
          onClick={() =>
            snackbar(
              t(($) => $.overlay.read),
              {
                action: {
                  label: t(($) => $.overlay.undo),
                  onClick: () => toast(t(($) => $.overlay.confirmed)),
                },
              },
            )
          }
        >
          {t(($) => $.overlay.snackbar)}
        </Button>
        <Button onClick={() => setOpen('dialog')}>{t(($) => $.overlay.dialog)}</Button>
        <Button onClick={() => setOpen('drawer')}>{t(($) => $.overlay.drawer)}</Button>
        <Button aria-haspopup="menu" onClick={(event) => setMenuAnchor(event.currentTarget)}>
          {t(($) => $.overlay.menu)}
        </Button>
        <Button aria-haspopup="dialog" onClick={(event) => setPopAnchor(event.currentTarget)}>
          {t(($) => $.overlay.popover)}
        </Button>
      </Row>
      <Dialog
        isOpen={open === 'dialog'}
        title={t(($) => $.overlay.dialogTitle)}
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            {t(($) => $.overlay.understood)}
          </Button>
        }
      >
        {t(($) => $.overlay.dialogText)}
      </Dialog>
      <Drawer isOpen={open === 'drawer'} label={t(($) => $.overlay.drawer)} side="end" onClose={close}>
        <div className={styles.padded}>
          <Button onClick={close}>{t(($) => $.actions.close)}</Button>
        </div>
      </Drawer>
      <Menu
        anchor={menuAnchor}
        label={t(($) => $.overlay.menu)}
        align="start"
        onClose={() => setMenuAnchor(undefined)}
        entries={[
          {
            id: 'print',
            label: t(($) => $.actions.print),
            icon: mdiPrinterOutline,
            hint: 'P',
            onClick: () => toast(t(($) => $.overlay.confirmed)),
          },
          {
            id: 'save',
            label: t(($) => $.actions.submit),
            reason: t(($) => $.actions.submitReason),
            onClick: () => undefined,
          },
          {
            id: 'cancel',
            label: t(($) => $.actions.cancelOrder),
            icon: mdiTrashCanOutline,
            isDanger: true,
            onClick: () => undefined,
          },
        ]}
      />
      <Popover anchor={popAnchor} label={t(($) => $.overlay.popover)} onClose={() => setPopAnchor(undefined)}>
        <div className={styles.padded}>{t(($) => $.overlay.small)}</div>
      </Popover>
    </Section>
  );
}
