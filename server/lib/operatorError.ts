/** An operator's command that cannot be executed; the message says what to do. */
export class OperatorError extends Error {}
