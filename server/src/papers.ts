import { casesSource } from './areas/compliance/cases-source.queries.ts';
import { blockListSource, listVersionsSource } from './areas/compliance/lists-sources.queries.ts';
import { customersSource } from './areas/customers/customers-source.queries.ts';
import { fundMovesSource } from './areas/funds/funds-source.queries.ts';
import { gatewaysSource } from './areas/gateways/gateways-source.queries.ts';
import { noticesSource } from './areas/notices/notices.queries.ts';
import { officesSource } from './areas/offices/offices-source.queries.ts';
import { usersSource } from './areas/users/users-source.queries.ts';
import { transfersSource } from './services/money-transfer/transfers-source.queries.ts';
import type { ExplorerSource } from './engine/explorer/source.ts';

/** What has a page of its own, by its name in the activity log; its explorer knows who may see which. */
export const papers: Readonly<Record<string, ExplorerSource>> = {
  case: casesSource,
  'block-list': blockListSource,
  'list-version': listVersionsSource,
  customer: customersSource,
  'fund-move': fundMovesSource,
  gateway: gatewaysSource,
  notice: noticesSource,
  office: officesSource,
  transfer: transfersSource,
  user: usersSource,
};
