import type { OfficeContext } from '#server/platform/http/context.ts';
import type { DemoHouse } from './demo-house.queries.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import type { DemoBook, DemoStep, DemoTransfer } from './demo-transfers.ts';

/** One step of one transfer, about to be played. */
export interface Scene {
  readonly house: DemoHouse;
  readonly book: DemoBook;
  readonly transfer: DemoTransfer;
  readonly step: DemoStep;
  /** Names this step in the history. */
  readonly key: string;
  /** Empty before `create`. */
  readonly orderId: string;
}

/** As a person who acts in this step. */
export function callOf({ house, step, key }: Scene, login: string, office: DemoOfficeCode): OfficeContext {
  return house.as(login, office, { at: step.at, key });
}

export function seller(scene: Scene): OfficeContext {
  return callOf(scene, scene.transfer.seller, scene.transfer.office);
}
