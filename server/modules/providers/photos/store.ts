import type { Db, DbTransaction } from '../../../database/schema.ts'
import { findPhotoFile, insertPhotoFiles } from '../repository/photos.ts'
import type { PhotoSize } from './model.ts'

export interface PhotoFile {
  size: PhotoSize
  content: Buffer
}

/** The photograph whose file is read. */
export interface FileRequest {
  photoId: string
  fileId: string
  size: PhotoSize
}

/** Where the files of photographs are: the database, or an S3 store. */
export interface PhotoStore {
  /**
   * Writes the files of a new photograph.
   * @returns what attaches them to the photograph, in the transaction that adds it
   */
  write: (fileId: string, files: PhotoFile[]) => Promise<(trx: DbTransaction, photoId: string) => Promise<void>>
  /** @returns undefined when the file does not exist */
  read: (request: FileRequest) => Promise<Buffer | undefined>
  /** Deletes files whose photograph was deleted or refused, or was never stored. */
  purge: () => Promise<void>
}

export const createDatabaseStore = (db: Db): PhotoStore => ({
  write: async (_fileId, files) => (trx, photoId) =>
    insertPhotoFiles(
      trx,
      files.map(({ size, content }) => ({ photo_id: photoId, size, content })),
    ),
  read: async ({ photoId, size }) => (await findPhotoFile(db, photoId, size))?.content,
  // Files go with their photograph.
  purge: async () => undefined,
})
