export interface FieldMessage {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** A refusal of the server: the message is in the person's language and can be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly endpoint: string;

  constructor(
    message: string,
    answer: { status: number; code: string; details?: unknown; endpoint: string },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.details = answer.details;
    this.endpoint = answer.endpoint;
  }

  /** The refused fields, for the form to show each where it was typed. */
  get fields(): readonly FieldMessage[] {
    const { details } = this;
    if (typeof details !== 'object' || details === null || !('fields' in details)) return [];
    return details.fields as FieldMessage[];
  }
}

/** The caller gave up (another page, another filter); never shown to anyone. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.message.startsWith('AbortError'));
}
