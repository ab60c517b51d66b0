import type { AppDeps } from '../../../deps.ts'
import { createS3Store } from './s3Store.ts'
import { createDatabaseStore } from './store.ts'
import type { PhotoStore } from './store.ts'

/** @returns the S3 store of the configuration, else the database */
export const createPhotoStore = async (deps: AppDeps): Promise<PhotoStore> =>
  deps.config.photoStore ? createS3Store(deps, deps.config.photoStore) : createDatabaseStore(deps.db)
