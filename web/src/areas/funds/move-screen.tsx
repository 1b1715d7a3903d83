import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderPaper as Order } from '#domain/order/orders.endpoints.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { officeFund } from '#domain/services/office-fund/service.ts';
import { OrderPaper } from '#web/engine/order-paper/order-paper.tsx';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import type { Answer } from '#web/lib/api.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MoveSheet } from './move-sheet.tsx';

type Move = Answer<'GET /api/settings/offices/fund-moves/{id}'>;

const names = { entity: 'fund-move', topic: 'fund-moves' } as const;
/** The last step of each kind. */
const ends = { Payment: 'Deposited', ReturnOfFund: 'Delivered', Adjustment: 'Confirmed' } as const;

/** One deposit, return or adjustment: the slip, what can be done with it, who did what. */
export function MoveScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const order = useCall('GET /api/orders/{id}', { params: { id } });
  const move = useCall('GET /api/settings/offices/fund-moves/{id}', { params: { id } });
  useLive('fund-moves', () => void refresh('/settings/offices/fund'));
  return (
    <Loaded query={order} shape="paper">
      {(head) => (
        <Loaded query={move} shape="paper">
          {(own) => <ShownMove key={id} order={head} move={own} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function ShownMove({ order, move }: { order: Order; move: Move }) {
  const navigate = useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const way: readonly OrderStatus[] = ['Draft', 'Submitted', 'Approved', ends[move.kind]];
  const { id, version, ...input } = move;
  return (
    <>
      <OrderPaper
        order={order}
        lifecycle={officeFund.lifecycle}
        names={names}
        way={way}
        onBack={() => void navigate({ href: '/settings/offices/fund?tab=moves' })}
        edit={() => setIsEditing(true)}
      >
        {(shown) => <MoveSheet order={shown} move={move} />}
      </OrderPaper>
      {isEditing && (
        <MoveDialog
          draft={{ id, version, number: order.number, move: input }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}
