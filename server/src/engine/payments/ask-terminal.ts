import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayConfig } from '#server/platform/config.ts';
import type { Gateway } from './gateway/gateway-port.ts';

/** Waits until the customer is done at the terminal, or as long as anybody would stand there. */
export async function askTerminal(
  line: Gateway,
  guid: string,
  { pollMs, terminalTimeoutMs }: GatewayConfig,
): Promise<void> {
  const end = performance.now() + terminalTimeoutMs;
  while (performance.now() < end) {
    if ((await line.isTerminalDone(guid)) === true) return;
    await pause(pollMs);
  }
}
