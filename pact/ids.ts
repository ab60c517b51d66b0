/** Ids and other invented values of the contract. */

import { sampleAccount } from '../tests/fixtures/account.ts'

/** The couple of the contract; the states create its account with this id. */
export const couple = {
  id: '2f5d2c3a-7b0e-4a55-9b1d-6a1f0e8c9d21',
  email: sampleAccount.email,
  password: sampleAccount.password,
} as const

/** Another account, whose data the couple must not see. */
export const otherCouple = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } as const

/** Another session of the couple's account, on a phone. */
export const otherSession = { id: '9a1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11' } as const

/** The couple's published invitation. Its wedding lies far ahead, so that the contract does not age. */
export const publishedInvitation = {
  id: '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  slug: 'omar-and-laila-k3v9xq2m7tdh4',
  shortCode: 'p7m3kx9v2qhtd',
  weddingDate: '2050-06-17',
} as const

/** A stored background picture, by the id in its address. */
export const uploadedPicture = { id: '5b8a1f5e-3c1d-4e0b-9a7e-6f2d1c0b9a87' } as const

/** A provider in the directory, with a photograph; its files have another id in their addresses. */
export const approvedProvider = {
  id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11',
  businessName: 'Adasa Studio',
  photoId: '8e5d2a44-1f7b-4a53-9b1e-60f2b7d0c711',
  fileId: '9d5c7b7e-6e59-4b0a-8f55-0a1c7f5d3e20',
} as const

/** A provider of the couple, with a photograph. */
export const ownedProvider = {
  id: 'a3d7f1c5-6b2e-4908-8d4a-7f1c3e5b9a26',
  photoId: 'f6b4d2a8-3c1e-4a79-b5d0-9e7c1a3f5b48',
} as const

/** The couple's enquiry, and its review. */
export const coupleEnquiry = {
  enquiryId: '2b8e6d4f-9a3c-4157-8e0b-7d5f1c9a3e68',
  reviewId: 'c7f1a9e3-5d2b-4684-90ad-3e8b6f4c1d72',
} as const

/** What the photographs of providers show, in words. */
export const PHOTO_ALT = 'A couple on the stairs of the hall'

/** The couple's wedding with its event and hall. Its day lies far ahead, as above. */
export const plannedWedding = {
  weddingId: '3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03',
  eventId: '8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18',
  hallId: 'b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35',
} as const

/** Another couple's wedding. */
export const otherWedding = {
  weddingId: '6c2f7b18-3d94-4e0a-a5c7-9b1e4f8d2a60',
  eventId: 'd41a8e53-6b7c-4f29-8e03-1c5d9a7b2f46',
  hallId: 'e95b3c07-2a8d-4d61-9f7e-4b0c6d8a1e32',
} as const

/** A relative who helps with the wedding, with an account. */
export const relative = { memberId: '0b9a7c64-2e1d-4f38-a5c7-9d8e6f1b2a43' } as const

/** An invite to help with the wedding. */
export const helperInvite = {
  inviteId: '7c2e5b18-9f4a-4d63-8e10-3a6b1c9d5f72',
  token: 'k7m2p9q4r6s8t3u5v7w2x4y6z8',
} as const

/** A family on a guest list. */
export const listedHousehold = { householdId: '5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84' } as const

/** An import of a guest list. */
export const guestImport = { importId: '1a6e8d4c-2f9b-4735-8c0e-6b5d3a9f7e12' } as const

/** A reply of a family. */
export const givenReply = { replyId: '9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13' } as const
/** A message that was sent to the family. */
export const recordedSend = { sendId: '2d8f6b4c-5a1e-4c79-b3d0-8f7e6a5c4b32' } as const

/** A request for seats from the public link. */
export const seatRequest = { requestId: '7c5e3a1b-9f2d-4b86-8e04-1d3a5c7b9f26' } as const

/** An operator of the console, with an account of its own. */
export const operator = { id: '4e7a9c1d-2b6f-4d83-9e05-8c3b1f7d5a62', email: 'mona@zaffa.example' } as const

/** What the lists of the console show. */
export const consoleEntries = {
  providerId: approvedProvider.id,
  photoId: approvedProvider.photoId,
  messageId: '7d0f6a52-4a0e-4f0b-9d3c-9c8f5a1e2b11',
  answerId: '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11',
  shortCode: 'app',
  reviewId: coupleEnquiry.reviewId,
} as const

/** An id, a slug and a short code that do not exist. */
export const absent = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  slug: 'nobody-and-none-0000000000000',
  shortCode: 'nobody0000000',
} as const
