import { mdiDotsHorizontal } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { actionLabel } from '#domain/order/action.labels.ts';
import type { OrderAction } from '#domain/order/action.ts';
import type { CashDue } from '#domain/order/banknotes.ts';
import { actionsOf } from '#domain/order/decide.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import type { Lifecycle } from '#domain/order/transition.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { dangerActions, forwardActions, iconOf } from './action-look.ts';
import styles from './order-actions.module.css';
import { useStartAction } from './use-start-action.tsx';

interface QuickActionsProps {
  id: string;
  status: OrderStatus;
  lifecycle: Lifecycle<OrderStatus, OrderAction>;
  /** Whether an action is for an order of this kind; what the lifecycle alone does not tell. */
  fits: (action: OrderAction) => boolean;
  couriers: readonly Option[];
  /** What is handed over in cash. */
  due?: CashDue | undefined;
  /** Buttons of a card on a phone; otherwise one small one in a row. */
  isCard?: boolean;
}

/** What can usually be done with a row of a work queue, without opening it; the server decides when it is pressed. */
export function QuickActions({
  id,
  status,
  lifecycle,
  fits,
  couriers,
  due,
  isCard = false,
}: QuickActionsProps) {
  const t = useMessages('order-actions');
  const language = useLanguage();
  const subject = useSubject();
  const [asked, setAsked] = useState<OrderAction>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (subject === null) return null;
  const possible = actionsOf(lifecycle, { status, doer: subject }).filter(fits);
  const steps = [...forwardActions, 'OutForDeliveryDismiss' as const].filter((action) =>
    possible.includes(action),
  );
  const shown = steps.slice(0, isCard ? 2 : 1);
  const rest = possible.filter((action) => !shown.includes(action));
  if (possible.length === 0) return null;
  return (
    // A press here is not a press on the row, which would open it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isCard ? styles.cardButtons : styles.rowButtons}
      onClick={(event) => event.stopPropagation()}
    >
      {shown.map((action, index) => (
        <Button
          key={action}
          size={isCard ? 'md' : 'sm'}
          variant={isCard && index === 0 ? 'primary' : 'ghost'}
          icon={isCard ? iconOf(action) : undefined}
          isBusy={asked === action}
          onClick={() => setAsked(action)}
        >
          {actionLabel(action, language)}
        </Button>
      ))}
      {isCard && rest.length > 0 && (
        <IconButton
          icon={mdiDotsHorizontal}
          label={t(($) => $.more)}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      <Menu
        anchor={anchor}
        label={t(($) => $.more)}
        entries={rest.map((action) => ({
          id: action,
          label: actionLabel(action, language),
          icon: iconOf(action),
          isDanger: dangerActions.has(action),
          onClick: () => setAsked(action),
        }))}
        onClose={() => setAnchor(undefined)}
      />
      {asked && (
        <Asked
          key={asked}
          {...{ id, couriers, due }}
          action={asked}
          // Who is quick has begun the next step before the lists are fresh again: that one goes on.
          onEnd={() => setAsked((now) => (now === asked ? undefined : now))}
        />
      )}
    </div>
  );
}

interface AskedProps {
  id: string;
  action: OrderAction;
  couriers: readonly Option[];
  due: CashDue | undefined;
  onEnd: () => void;
}

/** Asks the server for the order as it is now, then goes on as its paper would. */
function Asked({ id, ...rest }: AskedProps) {
  const { toastError } = useToast();
  const order = useCall('GET /api/orders/{id}', { params: { id } }, { staleTime: 0 });
  const { data, error, isFetchedAfterMount } = order;
  const { onEnd } = rest;
  useEffect(() => {
    if (error === null) return;
    toastError(error);
    onEnd();
  }, [error, toastError, onEnd]);
  // What an earlier look left behind may be old.
  return isFetchedAfterMount && data && <Begun order={data} {...rest} />;
}

function Begun({ order, action, couriers, due, onEnd }: Omit<AskedProps, 'id'> & { order: OrderPaper }) {
  const t = useMessages('order-actions');
  const { toastError } = useToast();
  const { start, dialog } = useStartAction(order, { couriers, due, onEnd });
  const choice = order.actions.find((each) => each.action === action);
  const begin = useRef(() => {
    if (choice?.allowed) return void start(choice).catch(toastError);
    toastError(new Error(choice?.reason?.message ?? t(($) => $.gone)));
    onEnd();
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin.current();
  }, []);
  return dialog;
}
