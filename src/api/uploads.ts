/** The entry to the operation of uploads, apart from `index.ts`, so that other pages do not load it. */
export * from './generated/uploadEndpoints'
