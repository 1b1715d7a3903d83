import {
  mdiContentSaveOutline,
  mdiDotsHorizontal,
  mdiPlus,
  mdiPrinterOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { CopyButton } from '#web/kit/action/copy-button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { Drawer } from '#web/kit/overlay/drawer.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { Popover } from '#web/kit/overlay/popover.tsx';
import { Row, Section } from './section.tsx';
import styles from './dummy.module.css';

/** Buttons in all states. */
export function ActionsSection() {
  return (
    <Section title="Actions">
      <Row>
        <Button variant="primary" icon={mdiPlus} hint="N">
          New transfer
        </Button>
        <Button icon={mdiPrinterOutline}>Print</Button>
        <Button variant="danger" icon={mdiTrashCanOutline}>
          Cancel order
        </Button>
        <Button variant="primary" disabled>
          Submit
        </Button>
        <Button isBusy icon={mdiContentSaveOutline}>
          Saving
        </Button>
        <Button size="sm">Change</Button>
        <IconButton icon={mdiDotsHorizontal} label="More" hasBadge />
        <IconButton icon={mdiPrinterOutline} label="Print again" disabled />
        <CopyButton text="MT-HIA-024817-3" />
      </Row>
      <div className={styles.narrow}>
        <Button variant="primary" size="wide" hint="Ctrl ↵">
          Take $226.00
        </Button>
      </div>
    </Section>
  );
}

type Open = 'dialog' | 'drawer' | undefined;

/** What lies over the page. */
export function OverlaySection() {
  const confirm = useConfirm();
  const { toast, toastError, snackbar } = useToast();
  const [open, setOpen] = useState<Open>();
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement>();
  const [popAnchor, setPopAnchor] = useState<HTMLElement>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Questions and notes">
      <Row>
        <Button onClick={async () => toast((await confirm()) ? 'Confirmed' : 'Left as it was')}>
          Confirm
        </Button>
        <Button onClick={() => confirm({ title: 'Delete the draft?', isDanger: true, okLabel: 'Delete' })}>
          Dangerous confirm
        </Button>
        <Button onClick={() => toast('The order is saved.')}>Toast</Button>
        <Button onClick={() => toastError(new Error('The office has no funds left.'))}>Error toast</Button>
        <Button
          onClick={() =>
            snackbar('Marked as read', { action: { label: 'Undo', onClick: () => toast('Undone') } })
          }
        >
          Snackbar
        </Button>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button aria-haspopup="menu" onClick={(event) => setMenuAnchor(event.currentTarget)}>
          Menu
        </Button>
        <Button aria-haspopup="dialog" onClick={(event) => setPopAnchor(event.currentTarget)}>
          Popover
        </Button>
      </Row>
      <Dialog
        isOpen={open === 'dialog'}
        title="Why is it held?"
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            Understood
          </Button>
        }
      >
        The name is close to a listed person.
      </Dialog>
      <Drawer isOpen={open === 'drawer'} label="Notices" side="end" onClose={close}>
        <div className={styles.padded}>
          <Button onClick={close}>Close</Button>
        </div>
      </Drawer>
      <Menu
        anchor={menuAnchor}
        label="Order actions"
        align="start"
        onClose={() => setMenuAnchor(undefined)}
        entries={[
          {
            id: 'print',
            label: 'Print',
            icon: mdiPrinterOutline,
            hint: 'P',
            onClick: () => toast('Printed'),
          },
          { id: 'save', label: 'Submit', reason: 'Possible after the release', onClick: () => undefined },
          {
            id: 'cancel',
            label: 'Cancel order',
            icon: mdiTrashCanOutline,
            isDanger: true,
            onClick: () => undefined,
          },
        ]}
      />
      <Popover anchor={popAnchor} label="Columns" onClose={() => setPopAnchor(undefined)}>
        <div className={styles.padded}>Anything small</div>
      </Popover>
    </Section>
  );
}
