/** The entry to the operation of short links, apart from `index.ts`, so that other pages do not load it. */
export * from './generated/deepLinkEndpoints'
