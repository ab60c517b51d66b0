import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../../../config/config.ts'
import { UNLINKED_OBJECT_S } from '../../../config/limits.ts'
import type { AppDeps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import { getTimestamp } from '../../../lib/instant.ts'
import { attachObjects, deleteObjects, findUnattachedObjects, insertObjects } from '../repository/photos.ts'
import { getFileName } from './model.ts'
import { createDatabaseStore } from './store.ts'
import type { PhotoStore } from './store.ts'

const PREFIX = 'photos/'
const CONNECTION_TIMEOUT_MS = 2000
const REQUEST_TIMEOUT_MS = 10_000
const OBJECTS_PER_BATCH = 20

/** Loaded on demand: the client takes 160 ms of the server's start. */
const loadClient = () => import('@aws-sdk/client-s3')

/**
 * Stores photographs in a bucket. The table `photo_objects` names each object before it is written, and loses its photograph with it, so that
 * what was deleted, or never attached, is found and deleted there too. Photographs that are in the database are read from it.
 */
export async function createS3Store(
  { db, clock, log }: Pick<AppDeps, 'db' | 'clock' | 'log'>,
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Config,
): Promise<PhotoStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, NoSuchKey } = await loadClient()
  const client: S3Client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Works with every store of the protocol; host names with the bucket in them do not.
    forcePathStyle: true,
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  })
  const database = createDatabaseStore(db)
  const refuse = (error: unknown): never => {
    log.error({ err: error }, 'the S3 store does not respond')
    throw new ApiError('unavailable', [], { cause: error })
  }

  return {
    write: async (fileId, files) => {
      const objects = files.map(({ size, content }) => ({ key: PREFIX + getFileName(fileId, size), content }))
      const keys = objects.map(({ key }) => key)
      await insertObjects(db, keys, getTimestamp(clock))
      const put = ({ key, content }: (typeof objects)[number]) =>
        client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: 'image/webp' }))
      await Promise.all(objects.map(put)).catch(refuse)
      return (trx, photoId) => attachObjects(trx, keys, photoId)
    },

    read: async (request) => {
      const stored = await database.read(request)
      if (stored) return stored
      const key = PREFIX + getFileName(request.fileId, request.size)
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        return error instanceof NoSuchKey ? undefined : refuse(error)
      }
    },

    purge: async () => {
      const createdUntil = getTimestamp(clock, -UNLINKED_OBJECT_S)
      for (;;) {
        const keys = await findUnattachedObjects(db, createdUntil, OBJECTS_PER_BATCH)
        if (keys.length === 0) return
        await Promise.all(keys.map((key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))))
        await deleteObjects(db, keys)
      }
    },
  }
}
