import { Unzip, UnzipInflate } from 'fflate'
import type { UnzipFile } from 'fflate'
import { ImportError } from '../importError'
import { INFLATED_MAX_BYTES, ZIP_MAX_ENTRIES } from '../limits'

/** Deflate expands 1,032 times at most, so a chunk becomes 16 MB at most before it is counted. */
const CHUNK_BYTES = 16 * 1024
/** Offset of the flags in a local file header, and the flag of an encrypted entry (APPNOTE 4.3.7, 4.4.4). */
const FLAGS_OFFSET = 6
const ENCRYPTED_FLAG = 1

export type ZipEntries = Record<string, Uint8Array>

function joinChunks(chunks: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}

/** Collects the wanted entries while the archive is pushed, and counts all bytes that come out. */
function createCollector(isWanted: (name: string) => boolean) {
  const collected = new Map<string, Uint8Array[]>()
  let entryCount = 0
  let inflatedBytes = 0

  function collect(entry: UnzipFile): void {
    entryCount += 1
    if (entryCount > ZIP_MAX_ENTRIES) throw new ImportError('too-large')
    if (!isWanted(entry.name)) return
    const chunks: Uint8Array[] = []
    collected.set(entry.name, chunks)
    entry.ondata = (error, chunk) => {
      if (error) throw error
      inflatedBytes += chunk.length
      if (inflatedBytes > INFLATED_MAX_BYTES) throw new ImportError('too-large')
      chunks.push(chunk)
    }
    entry.start()
  }
  return { collect, collected }
}

function pushInChunks(unzip: Unzip, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const end = offset + CHUNK_BYTES
    unzip.push(bytes.subarray(offset, end), end >= bytes.length)
  }
}

/**
 * Decompresses entries of a zip archive within limits. Sizes that the archive declares are not used.
 * @throws ImportError `too-large`; `damaged` if the archive is incomplete, invalid or encrypted
 */
export function inflateZip(bytes: Uint8Array, isWanted: (name: string) => boolean): ZipEntries {
  if (((bytes[FLAGS_OFFSET] ?? 0) & ENCRYPTED_FLAG) !== 0) throw new ImportError('damaged', { reason: 'encrypted' })
  const { collect, collected } = createCollector(isWanted)
  const unzip = new Unzip(collect)
  unzip.register(UnzipInflate)
  try {
    pushInChunks(unzip, bytes)
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', {}, { cause })
  }
  return Object.fromEntries([...collected].map(([name, chunks]) => [name, joinChunks(chunks)]))
}
