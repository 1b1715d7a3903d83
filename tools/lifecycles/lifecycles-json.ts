import { actors } from '#domain/order/actors.ts';
import { inventoryMovements } from '#domain/order/lifecycles/inventory-movements.ts';
import { otherLifecycles } from '#domain/order/lifecycles/lifecycles.ts';
import { statusesNeverStored } from '#domain/order/status.ts';
import type { Lifecycle, Transition } from '#domain/order/transition.ts';
import { orderTypes, services } from '#domain/services/services.ts';

/** Every row of every lifecycle, expanded: services by name, the other lifecycles below `_lifecycles`. */
export function lifecyclesJson() {
  const others = Object.values(otherLifecycles).map((lifecycle: Lifecycle) => [
    lifecycle.name,
    {
      statuses: lifecycle.statuses,
      initial: lifecycle.initial,
      terminal: lifecycle.ends,
      transitions: lifecycle.rows.map(row),
    },
  ]);
  const movements = { statuses: inventoryMovements, initial: '-', terminal: [], transitions: [] };
  return {
    _pseudo: statusesNeverStored,
    _lifecycles: { ...Object.fromEntries(others), InventoryMovement: movements },
    ...Object.fromEntries(orderTypes.map((type) => [type, services[type].lifecycle.rows.map(row)])),
  };
}

function row({ from, action, to, who, guard, effects }: Transition) {
  const allow = who.map((key) => ({ roles: actors[key].roles, office: [actors[key].office] }));
  return { from, action, to, allow, actor: who.join('+'), guard, effects };
}
