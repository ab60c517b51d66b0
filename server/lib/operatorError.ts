/** The operator asked for something that cannot be done; the message says what can. */
export class OperatorError extends Error {}
