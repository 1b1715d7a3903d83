import type { OrderAction } from '#domain/order/action.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import { act } from '#server/engine/orders/act.queries.ts';
import { requestApproval } from '#server/engine/orders/order-notes.queries.ts';
import { orderEngine } from '#server/orders.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { createDemoTransfer } from './create-demo-transfer.queries.ts';
import { playDesk, releaseAtDesk } from './demo-desk.queries.ts';
import { fillDrawer } from './demo-drawers.queries.ts';
import { countCash, handOutCash } from './demo-runs.queries.ts';
import { adminOf, couriersOf } from './demo-sellers.ts';
import { signatureOf } from './demo-signatures.queries.ts';
import { dice } from './dice.ts';
import { payDemo } from './pay-demo.queries.ts';
import type { Scene } from './scene.ts';
import { callOf, seller } from './scene.ts';
import type { DemoStepName } from './transfer-fates.ts';

/** Plays the step as its people would, through the order engine; answers the id of the order. */
export async function playStep(scene: Scene): Promise<string> {
  if (scene.step.name === 'create') return await createDemoTransfer(scene);
  await plays[scene.step.name](scene);
  if (submitsAfter.includes(scene.step.name)) await submit(scene);
  return scene.orderId;
}

const submitsAfter: readonly DemoStepName[] = ['pay', 'payRest', 'release'];

const plays: Record<Exclude<DemoStepName, 'create'>, (scene: Scene) => Promise<void>> = {
  pay: async (scene) => await payDemo(scene, seller(scene), 'all'),
  payPart: async (scene) => await payDemo(scene, seller(scene), 'first'),
  payRest: async (scene) => await payDemo(scene, seller(scene), 'rest'),
  unpay: async (scene) => {
    const { office } = scene.transfer;
    const admin = adminFor(scene);
    if (admin !== null)
      await doAs(scene, callOf(scene, admin, office), {
        action: 'Unpay',
        reason: 'Asked for the money back',
      });
  },
  discard: async (scene) => {
    const system = scene.house.system({ at: scene.step.at, key: scene.key });
    await act(orderEngine, system, { orderId: scene.orderId, input: { action: 'Discard' } });
  },
  approve: async (scene) => await doAs(scene, provider(scene), { action: 'Approved' }),
  ready: async (scene) => await doAs(scene, provider(scene), { action: 'ReadyForPickup' }),
  out: async (scene) => {
    const courierId = scene.house.idOf(courierOf(scene));
    await doAs(scene, provider(scene), { action: 'OutForDelivery', courierId });
    await handOutCash(scene, provider(scene), courierId);
  },
  absent: async (scene) => {
    const dismissReason = dice(`absent ${scene.transfer.n}`).pick([
      'Absent',
      'Absent',
      'WrongAddress',
      'NoPhone',
    ] as const);
    const input = {
      action: 'OutForDeliveryDismiss',
      dismissReason,
      reason: 'Nobody opened; a neighbour was told',
    } as const;
    await doAs(scene, callOf(scene, courierOf(scene), 'HAB'), input);
    await countCash(scene, provider(scene));
  },
  deliver: async (scene) => {
    const courier = callOf(scene, courierOf(scene), 'HAB');
    const proof = {
      receivedBy: nameOf(scene),
      signatureFileId: await signatureOf(courier, scene.transfer.n % 3),
      photoFileIds: [],
    };
    await doAs(scene, courier, { action: 'Delivery', recipientId: documentOf(scene), proof });
    await countCash(scene, provider(scene));
  },
  handOver: async (scene) => {
    const pin = await pinOf(scene);
    await doAs(scene, callOf(scene, 'pickup', 'HAB'), {
      action: 'Delivery',
      recipientId: documentOf(scene),
      ...(pin !== null && { pin }),
    });
  },
  deposit: async (scene) => {
    await doAs(scene, provider(scene), { action: 'Deposit', reference: `DEP-${400_000 + scene.transfer.n}` });
  },
  cancel: async (scene) => {
    const { office } = scene.transfer;
    const admin = adminFor(scene);
    const who = admin === null ? provider(scene) : callOf(scene, admin, office);
    await doAs(scene, who, {
      action: 'Cancel',
      providerStopped: true,
      reason: 'The customer changed her mind',
    });
  },
  reject: async (scene) => {
    await doAs(scene, provider(scene), {
      action: 'Reject',
      reason: 'The address does not exist; the phone is never answered',
    });
  },
  refund,
  hold: async (scene) => {
    await doAs(scene, officer(scene), {
      action: 'Hold',
      providerStopped: true,
      reason: 'Third transfer to this address this week',
    });
  },
  stop: async (scene) => {
    await doAs(scene, officer(scene), {
      action: 'Hold',
      reason: 'Please wait: the source of funds is being asked for',
    });
  },
  release: async (scene) => {
    await releaseAtDesk(scene);
  },
  desk: playDesk,
  rejectHeld: async (scene) => {
    await doAs(scene, officer(scene), { action: 'Reject', reason: 'No answer to our questions' });
  },
};

/** The engine takes what is paid to the provider at once, whose queue accepts it. */
async function submit({ house, step, key, orderId }: Scene): Promise<void> {
  const now = (seconds: number): Date => new Date(step.at.getTime() + seconds * 1000);
  const order = await house.services.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order?.status !== 'Purchased' && order?.status !== 'Released') return;
  const first = house.system({ at: now(2), key: `${key}-submitting` });
  await act(orderEngine, first, { orderId, input: { action: 'Submitting' } });
  const second = house.system({ at: now(5), key: `${key}-submitted` });
  await act(orderEngine, second, {
    orderId,
    input: { action: 'Engine_submit', provider: { answer: 'accepted' } },
  });
}

/** By an admin of the office, in cash out of a drawer where cash came in; a large one was asked for by another. */
async function refund(scene: Scene): Promise<void> {
  const { transfer, orderId } = scene;
  const admin = adminFor(scene);
  if (admin === null) return;
  const context = callOf(scene, admin, transfer.office);
  const { paid } = await context.services.db
    .selectFrom('orders')
    .select('paid')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (transfer.office === 'HIA' && BigInt(paid) > 50_000n) {
    await requestApproval(callOf(scene, 'accounting', 'HIA'), orderId, {
      action: 'Refund',
      reason: 'Cancelled; more than 500 dollars',
    });
  }
  await fillDrawer(context, BigInt(paid));
  await doAs(scene, context, { action: 'Refund', reason: 'Given back in full to the sender' });
}

async function doAs(
  scene: Scene,
  context: OfficeContext,
  input: ActionBody & { action: OrderAction },
): Promise<void> {
  await act(orderEngine, context, { orderId: scene.orderId, input });
}

function provider(scene: Scene): OfficeContext {
  return callOf(scene, 'provider-admin', 'HAB');
}

function officer(scene: Scene): OfficeContext {
  return callOf(scene, 'corporation-compliance', 'GHO');
}

/** One courier has an order to its end; who had begun when it was sold. */
function courierOf(scene: Scene): string {
  return dice(`courier ${scene.transfer.n}`).pick(couriersOf(soldDaysAgo(scene)));
}

function adminFor(scene: Scene): string | null {
  return adminOf(scene.transfer.office, soldDaysAgo(scene));
}

function soldDaysAgo({ transfer, book }: Scene): number {
  const sold = transfer.steps[0]?.at ?? book.loadedAt;
  return (book.loadedAt.getTime() - sold.getTime()) / 86_400_000;
}

function recipientOf({ transfer, book }: Scene) {
  const found = book.parties[transfer.customer]?.recipients[transfer.recipient];
  if (found === undefined) throw new Error(`transfer ${transfer.n} has no recipient`);
  return found;
}

function nameOf(scene: Scene): string {
  const { firstName, lastName, secondLastName } = recipientOf(scene);
  return `${firstName} ${lastName} ${secondLastName}`;
}

function documentOf(scene: Scene) {
  return { type: 'CarnetDeIdentidad', number: recipientOf(scene).ci, name: nameOf(scene) };
}

async function pinOf({ house, orderId }: Scene): Promise<string | null> {
  const { db, secrets } = house.services;
  const { pin } = await db
    .selectFrom('money_transfers')
    .select('pin')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return pin === null ? null : secrets.open(pin);
}
