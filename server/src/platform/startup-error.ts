/** A mistake of the machine or its settings that a person can repair: main prints the message alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
