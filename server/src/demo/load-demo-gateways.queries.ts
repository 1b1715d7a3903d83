import { gatewayInput } from '#domain/areas/gateways/gateway.schema.ts';
import { insertGateway } from '#server/areas/gateways/save-gateway.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { DemoTime } from './demo-time.ts';
import { demoOffice } from './load-demo-offices.queries.ts';
import type { DemoPeople } from './load-demo-people.queries.ts';

const terminal = { nickname: 'Counter 1', serial: 'DEMO-000001', connectionState: 'Connected' };

/** Two merchant accounts whose keys open nothing. */
export async function loadDemoGateways(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  const shared = { minAmount: '100', isTestMode: true, isActive: true };
  const gateways = [
    {
      ...shared,
      officeId: demoOffice(people.offices, 'HIA').id,
      name: 'Hialeah cards',
      channels: ['PaymentApi', 'DeviceCloud'],
      midNumber: 'DEMO-0000-4955',
      serviceKey: 'demo-service-key-hialeah',
      securityKey: 'demo-security-key-hialeah',
      surchargePercent: '3.00',
      maxAmount: '500000',
      devices: [{ ...terminal, poiDeviceId: '00000000-0000-4000-8000-000000000001' }],
    },
    {
      ...shared,
      officeId: demoOffice(people.offices, 'GHO').id,
      name: 'Head office online',
      channels: ['PaymentApi'],
      midNumber: 'DEMO-0000-1200',
      serviceKey: 'demo-service-key-online',
      securityKey: 'demo-security-key-online',
      surchargePercent: '2.50',
      maxAmount: null,
    },
  ];
  for (const [index, gateway] of gateways.entries()) {
    const context = people.contextOf('corporation-accounting', at(20 - index, '17:20'));
    await insertGateway(tx, context, gatewayInput.parse(gateway));
  }
}
