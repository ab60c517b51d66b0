/** The API of the guest's page, by its own entry so that nothing else of the client comes with it. */
export { guestBaseApi } from './guestBase'
export { generatedGuestApi } from './generated/guestEndpoints'
