/** @returns whether an error says that a script or style of the site could not be loaded: webpack's error, or that of mini-css-extract-plugin */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
