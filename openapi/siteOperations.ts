/** The operations that the generated client of the site includes. Other operations would only make the bundles larger. */

/** Operations that the site does not call, each with the reason. */
export const OPERATIONS_OF_OTHER_CLIENTS: Record<string, string> = {
  listServices: 'mobile app; the site searches providers and shows the services of each',
  listServicesByCategory: 'mobile app, as above',
  listServicesByProvider: 'mobile app, as above',
  listItems: 'mobile app; the gallery is part of the site and needs no request',
  listItemsByCategory: 'mobile app, as above',
  getItem: 'mobile app, as above',
  requestSeats: 'mobile app; the form of the public link is sent to the server of the site',
  removeGuestData: 'mobile app; as above, the form of the personal page',
  sendReply: 'mobile app; as above, the form of the reply card',
  getPersonalInvitation: 'mobile app; the personal page is rendered on the server',
  getWedding: 'mobile app; the site lists the weddings of an account',
}
