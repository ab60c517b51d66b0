/** The API of the guest page, a separate entry so that its bundle has nothing else of the client. */
export { guestBaseApi } from './guestBase'
export { generatedGuestApi } from './generated/guestEndpoints'
