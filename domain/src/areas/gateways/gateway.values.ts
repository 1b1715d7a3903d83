export const paymentChannels = ['PaymentApi', 'DeviceCloud'] as const;
export const connectionStates = ['Connected', 'Disconnected', 'Unknown'] as const;
